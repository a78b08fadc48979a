import type { PressStep } from "./press-step.ts";

const times = ["never", "once", "twice", "three times"];
const ordinals = ["no", "first", "second", "third"];
const numbers = ["No", "One", "Two", "Three", "Four"];

function describeBeeps(count: number, meaning: string): string {
  return `${numbers[count] ?? count} ${count === 1 ? "beep" : "beeps"}: ${meaning}.`;
}

function describeStep(step: PressStep, before: PressStep | undefined, after: PressStep | undefined): string {
  switch (step.kind) {
    case "press":
      return after?.kind === "hold"
        ? `Press the button ${times[step.count] ?? `${step.count} times`}, quickly, and hold the ${ordinals[step.count] ?? "last"} press for ${after.seconds} seconds.`
        : `Press the button ${times[step.count] ?? `${step.count} times`} and let go.`;
    case "hold":
      // A hold after a press is told with the press.
      return before?.kind === "press" ? "" : `Hold the button down for ${step.seconds} seconds.`;
    case "release":
      return before?.kind === "beep" && before.count === 2 ? "Let go at the double beep." : "Let go.";
    case "beep":
      /* The double beep before a release is told with the release. */
      return after?.kind === "release" ? "" : describeBeeps(step.count, step.meaning);
  }
}

export function describePattern(steps: readonly PressStep[]): string {
  return steps
    .map((step, index) => describeStep(step, steps[index - 1], steps[index + 1]))
    .filter((sentence) => sentence !== "")
    .join(" ");
}
