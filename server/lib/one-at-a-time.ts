/**
 * Makes work of which the latest counts, such as reading the database again, run once at a time, so that an earlier
 * reading never ends after a later one. Whoever asks meanwhile gets the next run, which begins after they asked, shared
 * by all of them.
 * @returns the work, to be called in its place
 */
export function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      const run = work();
      running = run.catch(() => {});
      return run;
    });
    return next;
  };
}
