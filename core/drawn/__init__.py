"""Rivers of any layer made a tree on an island."""
