import type { PressStep } from "#content/diagrams/press-step.ts";

/** In drawing units from the left. */
export type TimelineMark =
  | { readonly kind: "press"; readonly xs: readonly number[]; readonly label: string }
  | { readonly kind: "hold"; readonly from: number; readonly to: number; readonly label: string }
  | { readonly kind: "release"; readonly x: number; readonly label: string }
  | { readonly kind: "beep"; readonly xs: readonly number[]; readonly label: string };

type Timeline = { readonly width: number; readonly marks: readonly TimelineMark[] };

/** Bars compare at a glance: 10 s is twice as long as 5 s. */
export const unitsPerSecond = 18;

const margin = 38;
const pitch = { press: 46, beep: 31 };
const gap = 68;
const minWidth = 180;
const timesLabels = ["", "once", "twice"];

function spread(start: number, count: number, distance: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => start + index * distance);
}

function markOf(step: PressStep, x: number): { readonly mark: TimelineMark; readonly end: number } {
  switch (step.kind) {
    case "press": {
      const xs = spread(x, step.count, pitch.press);
      return {
        mark: { kind: "press", xs, label: timesLabels[step.count] ?? `${step.count} times` },
        end: xs.at(-1) ?? x,
      };
    }
    case "hold": {
      const to = x + step.seconds * unitsPerSecond;
      return { mark: { kind: "hold", from: x, to, label: `${step.seconds} s` }, end: to };
    }
    case "release":
      return { mark: { kind: "release", x, label: "let go" }, end: x };
    case "beep": {
      const xs = spread(x, step.count, pitch.beep);
      return {
        mark: { kind: "beep", xs, label: step.count === 1 ? "1 beep" : `${step.count} beeps` },
        end: xs.at(-1) ?? x,
      };
    }
  }
}

/** From left to right. A hold that follows a press grows out of it. */
export function layOut(steps: readonly PressStep[]): Timeline {
  const marks: TimelineMark[] = [];
  let x = margin;
  steps.forEach((step, index) => {
    const joined = step.kind === "hold" && steps[index - 1]?.kind === "press";
    const { mark, end } = markOf(step, index === 0 || joined ? x : x + gap);
    marks.push(mark);
    x = end;
  });
  return { width: Math.max(minWidth, x + margin), marks };
}
