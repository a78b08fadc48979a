import { facts } from "#content/catalogue/facts.ts";
import { sayPattern } from "./press-pattern-text.ts";

/** One moment of a press pattern: what the finger does, or what the device answers. */
export type PressStep =
  | { readonly kind: "press"; readonly count: number }
  /** After a press, the last press is kept down. */
  | { readonly kind: "hold"; readonly seconds: number }
  | { readonly kind: "release" }
  | { readonly kind: "beep"; readonly count: number; readonly meaning: string };

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
  return { id, title, steps, text: `${sayPattern(steps)}${more === "" ? "" : ` ${more}`}` } as const;
}

const { procedures, pairing } = facts;

/* Card finder (storefront §9, Procedures). */
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
 * The specification gives figures for the card finder and for Carbon Finder's factory reset only (storefront §9). It is
 * silent on Tagigo, and on disabling Carbon Finder: those are shown as the same procedure as the card finder's, until
 * figures of their own are known.
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
