import { coachTimings } from "#content/coach/timings.ts";
import type { PressStep } from "#content/diagrams/press-steps.ts";

const { leadMs, pressMs, pressPitchMs, beepMs, beepPitchMs, answerMs } = coachTimings;

/** In milliseconds from the start of the countdown. */
type PressCue = {
  readonly at: number;
  /** `beep` is the device; `tick` counts seconds before the first press and during a hold. */
  readonly kind: "down" | "up" | "beep" | "tick";
  /** -1 in the countdown before the first. */
  readonly step: number;
  readonly say: string | undefined;
};

type PressSchedule = {
  readonly cues: readonly PressCue[];
  readonly hold: { readonly from: number; readonly to: number } | null;
  readonly endMs: number;
};

/**
 * A countdown, presses at the pace of a double click, holds counted from the beginning of their press, then beeps
 * (docs/behavior/manuals.md#procedures).
 */
export function scheduleOf(steps: readonly PressStep[]): PressSchedule {
  const cues: PressCue[] = [];
  let hold: PressSchedule["hold"] = null;
  let down = false;
  let t = 0;

  const add = (kind: PressCue["kind"], step: number, say?: string): void => {
    cues.push({ at: t, kind, step, say });
  };
  const count = (word: string, seconds: number, step: number): void => {
    for (let left = seconds; left > 0; left -= 1) {
      add("tick", step, `${word}: ${left}`);
      t += 1000;
    }
  };

  count("Ready", leadMs / 1000, -1);
  steps.forEach((step, index) => {
    switch (step.kind) {
      case "press":
        for (let n = 1; n <= step.count; n += 1) {
          const last = n === step.count;
          down = last && steps[index + 1]?.kind === "hold";
          add("down", index, down ? "Press now and hold" : "Press now");
          if (down) break;
          t += pressMs;
          add("up", index, last ? "Release" : undefined);
          if (!last) t += pressPitchMs - pressMs;
        }
        break;
      case "hold": {
        if (!down) add("down", index, "Press now and hold");
        down = true;
        const from = t;
        count("Hold", step.seconds, index);
        hold = { from, to: t };
        break;
      }
      case "beep":
        if (steps[index - 1]?.kind !== "hold") t += answerMs;
        for (let n = 1; n <= step.count; n += 1) {
          add("beep", index, n === 1 ? `Listen: ${step.count} ${step.count === 1 ? "beep" : "beeps"}` : undefined);
          t += n === step.count ? beepMs : beepPitchMs;
        }
        break;
      case "release":
        add("up", index, "Release");
        down = false;
        break;
    }
  });
  if (down) add("up", steps.length - 1, "Release");
  return { cues, hold, endMs: t + pressMs };
}

/** A moment of a pattern that is played. */
export type PressMoment = {
  /** The index of the step; -1 in the countdown. */
  readonly step: number;
  /** Whether the button is to be down. */
  readonly down: boolean;
  readonly beeping: boolean;
  /** How much of a hold is over, from 0 to 1. */
  readonly held: number;
  /** What is said now; empty for nothing. */
  readonly say: string;
};

/** The state `ms` milliseconds after the start. */
export function momentAt({ cues, hold }: PressSchedule, ms: number): PressMoment {
  const past = cues.filter(({ at }) => at <= ms);
  const finger = past.findLast(({ kind }) => kind === "down" || kind === "up");
  const down = finger?.kind === "down";
  return {
    step: past.at(-1)?.step ?? -1,
    down,
    beeping: past.some(({ kind, at }) => kind === "beep" && ms < at + beepMs),
    held: hold && down ? Math.min(1, Math.max(0, (ms - hold.from) / (hold.to - hold.from))) : 0,
    say: past.findLast(({ say }) => say !== undefined)?.say ?? "",
  };
}

/** Calls `listener` at each cue and at the end. @returns a function that stops it */
export function playSchedule(
  { cues, endMs }: PressSchedule,
  onCue: (cue: PressCue) => void,
  onEnd: () => void,
): () => void {
  const timers = [...cues.map((cue) => setTimeout(() => onCue(cue), cue.at)), setTimeout(onEnd, endMs)];
  return () => timers.forEach(clearTimeout);
}

/** Milliseconds from the first beep, with short pauses for all that is not a beep. */
export function beepTimes(steps: readonly PressStep[]): readonly number[] {
  const times: number[] = [];
  let t = 0;
  for (const step of steps) {
    if (step.kind !== "beep") continue;
    for (let n = 0; n < step.count; n += 1) times.push(t + n * beepPitchMs);
    t += (step.count - 1) * beepPitchMs + beepMs + answerMs;
  }
  return times;
}

/** For `navigator.vibrate`; null for none. */
export function vibrationOf({ kind, step }: PressCue): number | number[] | null {
  if (kind === "down") return pressMs;
  if (kind === "tick" && step >= 0) return 40;
  return kind === "up" && step > 0 ? [60, 60, 60] : null;
}
