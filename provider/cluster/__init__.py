"""Work on a Dask cluster: its workers, what they are sent, and what they do."""
