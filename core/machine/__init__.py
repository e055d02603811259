"""What computing needs: the compiler, heaps, sorting, random numbers and functions that are the same everywhere."""
