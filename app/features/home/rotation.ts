/** docs/behavior/home.md#hero */
export const rotateEveryMs = 5_000;
/** After a manual choice or any input (docs/behavior/home.md#hero). */
export const resumeAfterMs = 15_000;

/** Input before the start counts as input since then does. @param inputAt when the last input was */
export function firstTurnMs(inputAt: number | undefined, now: number): number {
  return inputAt === undefined ? rotateEveryMs : Math.max(0, inputAt + resumeAfterMs - now);
}

export type Rotation = ReturnType<typeof startRotation>;

type RotationOptions = { start: number; count: number; firstMs?: number; onTurn: (index: number) => void };

/** Turns an index through 0 to `count - 1` (docs/behavior/home.md#hero). @param firstMs time until the first turn */
export function startRotation({ start, count, firstMs = rotateEveryMs, onTurn }: RotationOptions) {
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
    /** A manual choice: shows it and pauses. */
    choose(next: number): void {
      if (next !== index) show(next);
      wait(resumeAfterMs);
    },
    /** Any click, scroll, key press or touch: restarts the pause. */
    touch: () => wait(resumeAfterMs),
    /** The visitor's pause button: holds until released. */
    hold(next: boolean): void {
      held = next;
      wait(rotateEveryMs);
    },
    /** False while the hero is out of view. */
    watch(next: boolean): void {
      visible = next;
    },
    stop: () => clearTimeout(timer),
  };
}
