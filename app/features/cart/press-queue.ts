export type PressQueue = {
  /**
   * Runs after all that was given before. Never rejects.
   * @returns whether it succeeded
   */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  /**
   * The same, but not when something has failed that was still waiting or under way at the time of the call.
   * @returns whether it was run and succeeded
   */
  readonly runIfAllSucceed: (work: () => Promise<unknown>) => Promise<boolean>;
};

/**
 * Makes what is pressed happen one after the other, in the order of the presses, so that a press during a change waits
 * for it instead of getting lost.
 * @param onBusy true with the first of several, false after the last
 */
export function createPressQueue(onBusy: (busy: boolean) => void): PressQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let failures = 0;

  async function attempt(before: Promise<unknown>, work: () => Promise<unknown>): Promise<boolean> {
    await before;
    try {
      await work();
      return true;
    } catch {
      failures += 1;
      return false;
    } finally {
      waiting -= 1;
      if (waiting === 0) onBusy(false);
    }
  }

  function run(work: () => Promise<unknown>): Promise<boolean> {
    waiting += 1;
    if (waiting === 1) onBusy(true);
    const result = attempt(last, work);
    last = result;
    return result;
  }

  async function runIfAllSucceed(work: () => Promise<unknown>): Promise<boolean> {
    const failuresBefore = failures;
    let ran = false;
    const succeeded = await run(async () => {
      if (failures !== failuresBefore) return;
      ran = true;
      await work();
    });
    return ran && succeeded;
  }

  return { run, runIfAllSucceed };
}
