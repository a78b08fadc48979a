/**
 * Gives the result of some work, if it comes in time; the work itself goes on.
 * @throws Error with `message` after `ms` milliseconds, and what the work throws before
 */
export async function withTimeout<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(message)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
