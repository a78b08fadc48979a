import type { DeviceId } from "#content/device-names.ts";
import { pressPatternOf } from "#content/diagrams/press-patterns.ts";
import type { ManualSection } from "#content/manuals/define-manual.ts";
import type { PageMeta } from "#content/page-meta.ts";
import { type CoachProcedureId, coachAddress, procedureTitles } from "./coach-address.ts";

/** Yes leads to the next step. */
export type CoachQuestion = { readonly question: string; readonly tries: readonly string[] };

/** @param tries what to try after No */
export const ask = (question: string, ...tries: readonly string[]): CoachQuestion => ({ question, tries });

/** One screen of the coach: a few large words and at most two sentences. */
export type CoachStep = {
  readonly title: string;
  readonly text: string;
  /** The id of a press pattern. */
  readonly pattern?: string;
  readonly showsButton?: true;
  readonly ask?: CoachQuestion;
};

/** The first step always shows the device or what to press, so that the reader knows which device is meant. */
export const shownStep = ({ title, text, pattern, showsButton, ask }: CoachStep, index: number) => ({
  title,
  text,
  press: pattern ? pressPatternOf(pattern).steps : [],
  showsButton: showsButton ?? (index === 0 && pattern === undefined),
  ask: ask ?? null,
});

export type ShownStep = ReturnType<typeof shownStep>;

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
  title: procedureTitles[id](device.name),
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
