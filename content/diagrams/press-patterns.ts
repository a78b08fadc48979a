import { facts } from "#content/catalog/facts.ts";
import { describePattern } from "./press-pattern-text.ts";
import type { PressStep } from "./press-step.ts";

export type PressPattern = {
  readonly id: PressPatternId;
  readonly title: string;
  readonly steps: readonly PressStep[];
  readonly text: string;
};

export type PressPatternId =
  | "incardFactoryReset"
  | "incardDisable"
  | "incardReEnable"
  | "carbonFactoryReset"
  | "carbonDisable"
  | "carbonReEnable"
  | "tagigoFactoryReset"
  | "tagigoDisable"
  | "tagigoReEnable"
  | "pairing";

function pattern<Id extends PressPatternId>(id: Id, title: string, steps: readonly PressStep[], more = "") {
  return { id, title, steps, text: `${describePattern(steps)}${more === "" ? "" : ` ${more}`}` } as const;
}

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
export const pressPatterns: { readonly [Id in PressPatternId]: PressPattern & { readonly id: Id } } = {
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
