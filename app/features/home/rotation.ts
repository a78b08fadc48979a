/** How long each product is shown (docs/behavior/home.md#hero). */
export const rotateEveryMs = 5_000;
/** After a manual choice or any input (docs/behavior/home.md#hero). */
export const resumeAfterMs = 15_000;

/**
 * How long the first product is shown: input before the start counts as input since then does.
 * @param inputAt when the last input was, on the clock of `now`, in milliseconds; undefined where there was none
 */
export function firstDelayMs(inputAt: number | undefined, now: number): number {
  return inputAt === undefined ? rotateEveryMs : Math.max(0, inputAt + resumeAfterMs - now);
}

export type Rotation = {
  /** A manual choice: shows it and pauses. */
  readonly choose: (next: number) => void;
  /** Any click, scroll, key press or touch: restarts the pause. */
  readonly touch: () => void;
  /** The visitor's pause button: holds until released. */
  readonly hold: (next: boolean) => void;
  /** False while the hero is out of view. */
  readonly watch: (next: boolean) => void;
  readonly stop: () => void;
};

type RotationOptions = {
  /** The index that is shown now. */
  start: number;
  count: number;
  /** Time until the second index is shown, in milliseconds. */
  firstDelayMs?: number;
  onShow: (index: number) => void;
};

/** Goes through the indexes 0 to `count - 1`, and from the last to the first again (docs/behavior/home.md#hero). */
export function startRotation(options: RotationOptions): Rotation {
  const { start, count, firstDelayMs: delayMs = rotateEveryMs, onShow } = options;
  let index = start;
  let held = false;
  let visible = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = held ? undefined : setTimeout(showNext, ms);
  }
  function show(next: number): void {
    index = next;
    onShow(index);
  }
  function showNext(): void {
    if (visible) show((index + 1) % count);
    wait(rotateEveryMs);
  }

  wait(delayMs);
  return {
    choose(next) {
      if (next !== index) show(next);
      wait(resumeAfterMs);
    },
    touch: () => wait(resumeAfterMs),
    hold(next) {
      held = next;
      wait(rotateEveryMs);
    },
    watch(next) {
      visible = next;
    },
    stop: () => clearTimeout(timer),
  };
}
