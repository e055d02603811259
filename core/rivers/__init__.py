"""Rivers: where they begin, how they hang together, what is known of them, and the lines to draw."""
