import type { DeviceId } from "#content/device-names.ts";
import { type PressPatternId, pressPatterns } from "#content/diagrams/press-patterns.ts";
import type { ManualSection } from "#content/manuals/manuals.ts";
import type { PageMeta } from "#content/products/meta.ts";

const titles = {
  "pair-iphone": (name: string) => `Set up ${name} on iPhone`,
  "pair-android": (name: string) => `Set up ${name} on Android`,
  "factory-reset": (name: string) => `Factory reset ${name}`,
  disable: (name: string) => `Disable ${name}`,
  "re-enable": (name: string) => `Re-enable ${name}`,
  "re-pair": (name: string) => `Remove and re-pair ${name}`,
};

export type CoachProcedureId = keyof typeof titles;

/** Yes leads to the next step. */
export type CoachQuestion = { readonly question: string; readonly tries: readonly string[] };

/** @param tries what to try after No */
export const ask = (question: string, ...tries: readonly string[]): CoachQuestion => ({ question, tries });

/** One screen of the coach: a few large words and at most two sentences. */
export type CoachStep = {
  readonly title: string;
  readonly text: string;
  readonly pattern?: PressPatternId;
  readonly showsButton?: true;
  readonly ask?: CoachQuestion;
};

/** The first step always shows the device or what to press, so that the reader knows which device is meant. */
export const shownStep = ({ title, text, pattern, showsButton, ask }: CoachStep, index: number) => ({
  title,
  text,
  press: pattern ? pressPatterns[pattern].steps : [],
  showsButton: showsButton ?? (index === 0 && pattern === undefined),
  ask: ask ?? null,
});

export type ShownStep = ReturnType<typeof shownStep>;

export const coachIndex = "/coach";

/** Address of a procedure's first step. */
export const coachAddress = (device: DeviceId, procedure: CoachProcedureId): string =>
  `${coachIndex}/${device}/${procedure}`;

/**
 * @param home Close leads there when the visitor came from another site
 * @param section the section of a manual that tells the same
 */
export const coachProcedure = (
  device: { readonly id: DeviceId; readonly name: string },
  id: CoachProcedureId,
  home: string,
  steps: readonly CoachStep[],
  section: Pick<ManualSection, "product" | "file"> | null = null,
) => ({
  id,
  device: device.id,
  title: titles[id](device.name),
  address: coachAddress(device.id, id),
  home,
  steps,
  section,
});

export type CoachProcedure = ReturnType<typeof coachProcedure>;

export const coachMeta = ({ title, steps }: CoachProcedure): PageMeta => ({
  title: `${title}, step by step`,
  description: `${title} in ${steps.length} steps, one at a time: what to press and for how long, shown in real time, and the beeps to listen for.`,
});

export const coachIndexText = {
  title: "Step-by-step guides",
  lead: "With the tracker in one hand and the phone in the other: one step at a time in large type, presses and holds shown in real time, and the beeps to listen for. Nothing to install.",
} as const;

export type CoachWords = {
  readonly it: string;
  readonly findButton: string;
  readonly middle: string;
  readonly silent: string;
  readonly silentStranger: string;
};
