/** Runs work once at a time: no earlier reading ends after a later one. Calls meanwhile share the next run. */
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
