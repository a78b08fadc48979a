/** docs/behavior/home.md#hero */
export const rotateEveryMs = 5_000;
/** After a manual choice or any input (docs/behavior/home.md#hero). */
export const resumeAfterMs = 15_000;

/** Input before the start counts as input since then does. @param inputAt when the last input was */
export function firstTurnMs(inputAt: number | undefined, now: number): number {
  return inputAt === undefined ? rotateEveryMs : Math.max(0, inputAt + resumeAfterMs - now);
}

export type Rotation = {
  /** A manual choice: shows it and pauses. */
  choose: (index: number) => void;
  /** Any click, scroll, key press or touch: restarts the pause. */
  touch: () => void;
  /** The visitor's pause button: holds until released. */
  hold: (held: boolean) => void;
  /** False while the hero is out of view. */
  watch: (visible: boolean) => void;
  stop: () => void;
};

/** Turns an index through 0 to `count - 1` (docs/behavior/home.md#hero). @param firstMs time until the first turn */
export function startRotation({
  start,
  count,
  firstMs = rotateEveryMs,
  onTurn,
}: {
  start: number;
  count: number;
  firstMs?: number;
  onTurn: (index: number) => void;
}): Rotation {
  let index = start;
  let held = false;
  let visible = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = held ? undefined : setTimeout(turn, ms);
  }
  function show(next: number): void {
    index = next;
    onTurn(index);
  }
  function turn(): void {
    if (visible) show((index + 1) % count);
    wait(rotateEveryMs);
  }

  wait(firstMs);
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
