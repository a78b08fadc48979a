import { useEffect, useRef, useState } from "react";

/** How far work in steps has come: its state, how many steps are done, and why it failed. */
export type Progress = {
  readonly state: "idle" | "running" | "stopped" | "failed" | "done";
  readonly done: number;
  readonly message: string;
};

/** Work in steps, one after the other, that can be stopped between two of them. */
export type Steps = {
  readonly progress: Progress;
  /**
   * Does the steps from one on. A step that fails ends the work, and can be begun again with it.
   * @returns whether all of them were done
   */
  readonly run: (count: number, step: (index: number) => Promise<void>, from?: number) => Promise<boolean>;
  /** Ends the work after the step that is under way. */
  readonly stop: () => void;
  /** Forgets the work: it ends after the step that is under way, and shows nothing more. */
  readonly reset: () => void;
};

const idle: Progress = { state: "idle", done: 0, message: "" };

/** Keeps how far work in steps has come. It ends by itself when the screen is left. */
export function useSteps(): Steps {
  const [progress, setProgress] = useState(idle);
  /** The number of the work that goes on, and of the one that is to be stopped. */
  const current = useRef(0);
  const stopped = useRef(0);
  useEffect(
    () => () => {
      current.current += 1;
    },
    [],
  );

  async function run(count: number, step: (index: number) => Promise<void>, from = 0): Promise<boolean> {
    current.current += 1;
    const own = current.current;
    const show = (state: Progress["state"], done: number, message = "") => {
      if (current.current === own) setProgress({ state, done, message });
    };
    for (let done = from; done < count; done += 1) {
      show("running", done);
      try {
        await step(done);
      } catch (failure) {
        show("failed", done, failure instanceof Error ? failure.message : "");
        return false;
      }
      if (current.current !== own) return false;
      if (stopped.current === own && done + 1 < count) {
        show("stopped", done + 1);
        return false;
      }
    }
    show("done", count);
    return current.current === own;
  }

  function stop() {
    stopped.current = current.current;
  }
  function reset() {
    current.current += 1;
    setProgress(idle);
  }
  return { progress, run, stop, reset };
}
