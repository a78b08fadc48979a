import { facts } from "#content/catalog/facts.ts";
import { capitalized, inWords } from "#content/format.ts";

export type PressStep =
  | { readonly kind: "press"; readonly count: number }
  /** After a press, it is kept down. */
  | { readonly kind: "hold"; readonly seconds: number }
  | { readonly kind: "release" }
  | { readonly kind: "beep"; readonly count: number; readonly meaning: string };

const times = ["never", "once", "twice", "three times"];
const ordinals = ["no", "first", "second", "third"];

const describeBeeps = (count: number, meaning: string): string =>
  `${capitalized(inWords(count))} ${count === 1 ? "beep" : "beeps"}: ${meaning}.`;

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

const describePattern = (steps: readonly PressStep[]): string =>
  steps
    .map((step, index) => describeStep(step, steps[index - 1], steps[index + 1]))
    .filter((sentence) => sentence !== "")
    .join(" ");

const pattern = <Id extends string>(id: Id, title: string, steps: readonly PressStep[], more = "") =>
  ({ id, title, steps, text: `${describePattern(steps)} ${more}`.trimEnd() }) as const;

const { procedures, pairing } = facts;

/* docs/behavior/manuals.md#procedures */
const resetSteps: readonly PressStep[] = [
  { kind: "press", count: 2 },
  { kind: "hold", seconds: procedures.incardResetHoldSeconds },
  { kind: "beep", count: 2, meaning: "let go now" },
  { kind: "release" },
  { kind: "beep", count: procedures.incardResetSuccessBeeps, meaning: "the reset succeeded" },
];
const disableSteps: readonly PressStep[] = [
  { kind: "press", count: 2 },
  { kind: "hold", seconds: procedures.incardDisableHoldSeconds },
  { kind: "beep", count: procedures.incardDisableBeeps, meaning: "the tracker is off" },
];
const reEnableSteps: readonly PressStep[] = [{ kind: "press", count: 1 }];

/** Figures are known for the card finder and Carbon Finder's reset only; the others are shown as the card finder's. */
export const pressPatterns = {
  incardFactoryReset: pattern("incardFactoryReset", "Factory reset of InCard Finder", resetSteps),
  incardDisable: pattern("incardDisable", "Disabling InCard Finder", disableSteps),
  incardReEnable: pattern("incardReEnable", "Re-enabling InCard Finder", reEnableSteps),
  carbonFactoryReset: pattern("carbonFactoryReset", "Factory reset of Carbon Finder", [
    { kind: "hold", seconds: procedures.carbonResetHoldSeconds },
    { kind: "release" },
  ]),
  carbonDisable: pattern("carbonDisable", "Disabling Carbon Finder", disableSteps),
  carbonReEnable: pattern("carbonReEnable", "Re-enabling Carbon Finder", reEnableSteps),
  tagigoFactoryReset: pattern("tagigoFactoryReset", "Factory reset of Tagigo", resetSteps),
  tagigoDisable: pattern("tagigoDisable", "Disabling Tagigo", disableSteps),
  tagigoReEnable: pattern("tagigoReEnable", "Re-enabling Tagigo", reEnableSteps),
  pairing: pattern(
    "pairing",
    "Starting to pair",
    reEnableSteps,
    `Stay within ${pairing.distanceCm} cm of the phone: the pairing window is ${pairing.windowMinutes} minutes.`,
  ),
};

export type PressPatternId = keyof typeof pressPatterns;
export type PressPattern = (typeof pressPatterns)[PressPatternId];
