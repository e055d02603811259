"""Level ground: paths over it to where it ends."""
