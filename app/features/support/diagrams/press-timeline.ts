import type { PressStep } from "#content/diagrams/press-steps.ts";

/** Bars compare at a glance: 10 s is twice as long as 5 s. */
export const unitsPerSecond = 18;

const margin = 38;
const pitch = { press: 46, beep: 31 };
const gap = 68;
const minWidth = 180;
const timesLabels = ["", "once", "twice"];

const spread = (start: number, count: number, distance: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => start + index * distance);

/** How a step is drawn. */
export type TimelineMark = {
  readonly kind: PressStep["kind"];
  /** In drawing units from the left: each press and beep, both ends of a hold. */
  readonly xs: readonly number[];
  readonly label: string;
};

/** A drawing of presses and beeps, in drawing units. */
export type Timeline = {
  readonly width: number;
  readonly height: number;
  readonly labelY: number;
  readonly marks: readonly TimelineMark[];
};

function markOf(step: PressStep, x: number): TimelineMark {
  const { kind } = step;
  switch (kind) {
    case "press":
      return { kind, xs: spread(x, step.count, pitch.press), label: timesLabels[step.count] ?? `${step.count} times` };
    case "hold":
      return { kind, xs: [x, x + step.seconds * unitsPerSecond], label: `${step.seconds} s` };
    case "release":
      return { kind, xs: [x], label: "let go" };
    case "beep":
      return {
        kind,
        xs: spread(x, step.count, pitch.beep),
        label: step.count === 1 ? "1 beep" : `${step.count} beeps`,
      };
  }
}

/** Lays steps out from left to right. A hold that follows a press grows out of it. */
export function layOut(steps: readonly PressStep[]): Timeline {
  const marks: TimelineMark[] = [];
  let x = margin;
  steps.forEach((step, index) => {
    const joined = step.kind === "hold" && steps[index - 1]?.kind === "press";
    const mark = markOf(step, index === 0 || joined ? x : x + gap);
    marks.push(mark);
    x = mark.xs.at(-1) ?? x;
  });
  // Labels stand below the dimension line of a hold; without one they move up to the signs.
  const labelY = steps.some(({ kind }) => kind === "hold") ? 100 : 84;
  return { width: Math.max(minWidth, x + margin), height: labelY + 16, labelY, marks };
}
