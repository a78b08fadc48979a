const maxRows = 200;

type PendingItem<T, R> = { item: T; done: (result: R) => void; failed: (error: unknown) => void };

/**
 * Makes what batches writes that arrive while a commit is running, so that many writers share one fsync and one
 * connection. Each call resolves after the commit of its item, and rejects when that failed.
 * @param write commits items and gives the result of each, in their order
 */
export function groupCommit<T, R>(write: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  let waiting: PendingItem<T, R>[] = [];
  let running = false;

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxRows);
      waiting = waiting.slice(maxRows);
      try {
        const results = await write(batch.map(({ item }) => item));
        for (const [index, { done }] of batch.entries()) done(results[index] as R);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
      // Requests that arrived meanwhile join the next commit.
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
