"""What every benchmark shares: the environment, the processes, the measuring and the report."""
