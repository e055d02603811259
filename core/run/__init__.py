"""How a run goes: progress and cancel, background threads, what fails in them."""
