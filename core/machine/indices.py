"""What an index says that may name nothing: a receiver, the twin of a side, what lies beside."""

from .jit import kernel


@kernel
def is_there(index: int) -> bool:
    """Tell whether an index names an element: any from 0 on, and nothing less than that."""
    return index >= 0
