"""Everything compiled before anybody waits for it."""
