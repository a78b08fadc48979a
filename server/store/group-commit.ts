const mostRows = 200;

type Waiting<T, R> = { item: T; done: (result: R) => void; failed: (error: unknown) => void };

/**
 * Collects writes that arrive while the disk is busy and commits them together: many writers then share one wait for the
 * disk, and one connection. Each call resolves only after the commit that holds its item, and rejects when that failed.
 * @param write commits items and gives what came of each, in their order
 */
export function groupCommit<T, R>(write: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let running = false;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostRows);
      waiting = waiting.slice(mostRows);
      try {
        const results = await write(batch.map(({ item }) => item));
        // As many results as items: `write` promises it.
        for (const [index, { done }] of batch.entries()) done(results[index] as R);
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
