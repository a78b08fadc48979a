const mostRows = 200;

type Waiting<T> = { item: T; done: () => void; failed: (error: unknown) => void };

/**
 * Collects writes that arrive while the disk is busy and commits them together: many writers then share one wait for the
 * disk. Each call resolves only after the commit that holds its item, and rejects when that commit failed.
 */
export function groupCommit<T>(write: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let waiting: Waiting<T>[] = [];
  let running = false;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostRows);
      waiting = waiting.slice(mostRows);
      try {
        await write(batch.map(({ item }) => item));
        for (const one of batch) one.done();
      } catch (error) {
        for (const one of batch) one.failed(error);
      }
      // Lets the requests that arrived meanwhile join the next commit.
      await new Promise((resolve) => setImmediate(resolve));
    }
    running = false;
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (running) return;
      running = true;
      setImmediate(flush);
    });
}
