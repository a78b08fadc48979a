import { Worker } from "node:worker_threads";
import { afterAll } from "vitest";

/** Works whose steps can be counted: `tests/step-counter.ts` does them. */
export type CountedWork = "read an article" | "read an answer" | "make a mail";

export type StepRequest = { readonly work: CountedWork; readonly text: string };

/**
 * Counts the steps of a work on a text: how often a function was called, or a branch or the body of a loop was run, in our own
 * code and in the libraries. Unlike a time it is the same on every machine, whatever else that does. To be called in a file or
 * a `describe` block; the counting ends with it.
 */
export function countingSteps(): (work: CountedWork, text: string) => Promise<number> {
  let worker: Worker | undefined;
  afterAll(async () => void (await worker?.terminate()));
  // A thread of its own, because counting begins anew what the coverage of a test run counts.
  return async (work, text) => {
    worker ??= new Worker(new URL("./step-counter.ts", import.meta.url));
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.postMessage({ work, text } satisfies StepRequest);
    return promise.finally(() => {
      worker?.off("message", resolve);
      worker?.off("error", reject);
    });
  };
}
