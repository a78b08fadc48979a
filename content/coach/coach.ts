import type { DeviceId } from "#content/device-names.ts";
import { pressPatternOf } from "#content/diagrams/press-patterns.ts";
import type { PressStep } from "#content/diagrams/press-steps.ts";
import type { ManualSection } from "#content/manuals/define-manual.ts";
import type { PageMeta } from "#content/page-meta.ts";
import { type CoachProcedureId, coachAddress, procedureTitles } from "./coach-address.ts";

/** A question at the end of a step. The answer Yes leads to the next step, No to a list of things to try. */
export type CoachQuestion = {
  readonly question: string;
  /** What to try after No, in the order in which it is shown. */
  readonly tries: readonly string[];
};

/**
 * Makes the question of a step.
 * @param tries what to try after No, in order
 */
export const ask = (question: string, ...tries: readonly string[]): CoachQuestion => ({ question, tries });

/** One screen of the coach: a few large words and at most two sentences. */
export type CoachStep = {
  readonly title: string;
  /** Each line stands on a line of its own. */
  readonly text: string;
  /** What must be true before the procedure, or what it leaves behind: a sentence or two below the text. */
  readonly note?: string;
  /** The id of the press pattern that the step draws and plays (content/diagrams/press-patterns.ts). */
  readonly pattern?: string;
  /** Set where the step draws the device with its button marked, although it isn't the first one. */
  readonly showsButton?: true;
  readonly ask?: CoachQuestion;
};

/** A step as the browser gets it: the press pattern with its presses, and every field present. */
export type ShownStep = {
  readonly title: string;
  readonly text: string;
  /** What must be true before, or what stays afterward; null where nothing does. */
  readonly note: string | null;
  /** What is pressed and heard, in order. Empty where the step has no press pattern. */
  readonly press: readonly PressStep[];
  /** Whether the device is drawn with its button marked. */
  readonly showsButton: boolean;
  readonly ask: CoachQuestion | null;
};

/**
 * Gives a step as the browser gets it. The first step always shows the device or what to press, so that the reader knows
 * which device is meant.
 * @param index the step's place in its procedure, counted from 0
 * @throws Error when the step names a press pattern that doesn't exist
 */
export const shownStep = ({ title, text, note, pattern, showsButton, ask }: CoachStep, index: number): ShownStep => ({
  title,
  text,
  note: note ?? null,
  press: pattern ? pressPatternOf(pattern).steps : [],
  showsButton: showsButton ?? (index === 0 && pattern === undefined),
  ask: ask ?? null,
});

/** A procedure that the coach leads through with one device, one step a screen. */
export type CoachProcedure = {
  readonly id: CoachProcedureId;
  readonly device: DeviceId;
  /** Such as "Factory reset Tagigo". */
  readonly title: string;
  /** The path of its first step. */
  readonly address: string;
  /** The path that Close leads to when the visitor came from another site: the text that tells the same. */
  readonly home: string;
  readonly steps: readonly CoachStep[];
  /** The section of a manual that tells the same. Null for a tracker that has no manual here. */
  readonly section: Pick<ManualSection, "product" | "file"> | null;
};

/**
 * Makes a procedure of one device, with the title and the address that follow from both.
 * @param home as in a `CoachProcedure`
 * @param section as in a `CoachProcedure`
 */
export const coachProcedure = (
  device: { readonly id: DeviceId; readonly name: string },
  id: CoachProcedureId,
  home: string,
  steps: readonly CoachStep[],
  section: CoachProcedure["section"] = null,
): CoachProcedure => ({
  id,
  device: device.id,
  title: procedureTitles[id](device.name),
  address: coachAddress(device.id, id),
  home,
  steps,
  section,
});

/** Gives the head of a procedure's page: its title, and a description with the number of its steps. */
export const coachMeta = ({ title, steps }: CoachProcedure): PageMeta => ({
  title: `${title}, step by step`,
  description: `${title} in ${steps.length} steps, one at a time: what to press and for how long, shown in real time, and the beeps to listen for.`,
});

export const coachIndexText = {
  title: "Step-by-step guides",
  lead: "With the tracker in one hand and the phone in the other: one step at a time in large type, presses and holds shown in real time, and the beeps to listen for. Nothing to install.",
} as const;

/** How the coach speaks of a tracker. The words are put into the sentences of `press-steps.ts` and `phone-steps.ts`. */
export type CoachWords = {
  /** What the tracker is called within a sentence: "the card". */
  readonly it: string;
  /** A sentence that says where its button is. */
  readonly findButton: string;
  /** Where the button has to be pressed, within a sentence: "the middle of the face". */
  readonly middle: string;
  /** A sentence with what its owner does when it makes no sound at all. */
  readonly silent: string;
  /** What somebody does whose tracker it may not be, when it makes no sound: the end of a sentence that began. */
  readonly silentStranger: string;
};
