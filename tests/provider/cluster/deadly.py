"""Batches that kill workers; this file travels to them."""

import contextlib
import os
import signal

from headwaters.provider.cluster.on_worker import Batch


class Deadly(Batch):
    """A batch that kills the first worker that does any of its work, when half of the batch is done."""

    def done(self):
        first = False
        with contextlib.suppress(FileExistsError):
            open(f"{self.stop}-died", "x").close()
            first = True
        if first:
            for job in self.jobs[: len(self.jobs) // 2 + 1]:
                self.work(job)
            os.kill(os.getpid(), signal.SIGKILL)
        return super().done()


class Doomed(Batch):
    """A batch that kills every worker that does it."""

    def done(self):
        os.kill(os.getpid(), signal.SIGKILL)
