import { facts } from "#content/catalog/facts.ts";

/** What is done to a button, or heard after it. */
export type PressStep =
  | { readonly kind: "press"; readonly count: number }
  /** After a press, it is kept down. */
  | { readonly kind: "hold"; readonly seconds: number }
  | { readonly kind: "release" }
  | { readonly kind: "beep"; readonly count: number; readonly meaning: string };

/** What is pressed for each procedure that has a drawing. */
export type Presses = {
  readonly factoryReset: readonly PressStep[];
  readonly disable: readonly PressStep[];
  readonly reEnable: readonly PressStep[];
};

const { procedures } = facts;

/**
 * How trackers of this kind are pressed (docs/behavior/manuals.md#procedures). Figures are known for InCard Finder and for
 * Carbon Finder's reset only; the others are shown as InCard Finder's.
 */
export const usualPresses: Presses = {
  factoryReset: [
    { kind: "press", count: 2 },
    { kind: "hold", seconds: procedures.incardResetHoldSeconds },
    { kind: "beep", count: 2, meaning: "let go now" },
    { kind: "release" },
    { kind: "beep", count: procedures.incardResetSuccessBeeps, meaning: "the reset succeeded" },
  ],
  disable: [
    { kind: "press", count: 2 },
    { kind: "hold", seconds: procedures.incardDisableHoldSeconds },
    { kind: "beep", count: procedures.incardDisableBeeps, meaning: "the tracker is off" },
  ],
  reEnable: [{ kind: "press", count: 1 }],
};
