"""What is compiled where somebody waits: how much of it, and processes that compile ahead."""
