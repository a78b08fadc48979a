import { facts } from "#content/catalog/facts.ts";
import { describePattern } from "./press-pattern-text.ts";
import type { PressStep } from "./press-step.ts";

/** A procedure at the button, with exact figures and the same in sentences. */
export type PressPattern = {
  readonly id: PressPatternId;
  /** What the procedure is for, as a heading says it. */
  readonly title: string;
  readonly steps: readonly PressStep[];
  readonly text: string;
};

/** Every pattern that a manual or a support page can show. */
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

/* Card finder (docs/behavior/manuals.md#procedures). */
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

/**
 * The press patterns, by id.
 *
 * Figures are known for the card finder and for Carbon Finder's factory reset only
 * (docs/behavior/manuals.md#procedures). Tagigo, and disabling Carbon Finder, are shown as the same procedure as the
 * card finder's, until figures of their own are known.
 */
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
