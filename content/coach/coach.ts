import type { DeviceId } from "#content/diagrams/devices.ts";
import type { PressPatternId } from "#content/diagrams/press-patterns.ts";
import type { ManualSection } from "#content/manuals/manuals.ts";

/** The procedures of the step coach. */
export type CoachProcedureId = "factory-reset" | "disable" | "re-enable" | "pair-android" | "pair-iphone" | "re-pair";

/** The title of each procedure, for a device by its name. */
export const procedureTitle: Readonly<Record<CoachProcedureId, (name: string) => string>> = {
  "pair-iphone": (name) => `Set up ${name} on iPhone`,
  "pair-android": (name) => `Set up ${name} on Android`,
  "factory-reset": (name) => `Factory reset ${name}`,
  disable: (name) => `Disable ${name}`,
  "re-enable": (name) => `Re-enable ${name}`,
  "re-pair": (name) => `Remove and re-pair ${name}`,
};

/** A question after a step, and what to try where the answer is no. Yes leads to the next step. */
export type CoachQuestion = { readonly question: string; readonly tries: readonly string[] };

/** One screen of the coach: something to do, in a few large words and at most two sentences. */
export type CoachStep = {
  readonly title: string;
  readonly text: string;
  /** The press pattern of this step (content/diagrams/press-patterns.ts). */
  readonly pattern?: PressPatternId;
  /** Shows the device with its button marked, where nothing is pressed yet. */
  readonly showsButton?: true;
  readonly ask?: CoachQuestion;
};

/** Whether a step shows the device: where it says so, and first of all, so that the reader knows which one is meant. */
export const drawsDevice = ({ showsButton, pattern }: CoachStep, index: number): boolean =>
  showsButton ?? (index === 0 && pattern === undefined);

/** A procedure, step by step. */
export type CoachProcedure = {
  readonly id: CoachProcedureId;
  /** As a heading says it: "Factory reset InCard Finder". */
  readonly title: string;
  /** The same instructions on one page; Close leads there when the visitor came from another site. */
  readonly home: string;
  /** The manual's sections that tell the same, by the names of their files. */
  readonly sections: readonly Pick<ManualSection, "product" | "file">[];
  readonly steps: readonly CoachStep[];
};

/** A device with its procedures. */
export type CoachDevice = {
  readonly id: DeviceId;
  readonly name: string;
  readonly procedures: readonly CoachProcedure[];
};

/** How the shared steps name a device and its parts. */
export type CoachWords = {
  readonly name: string;
  /** Inside a sentence: "the card", "Tagigo". */
  readonly it: string;
  /** A sentence that leads to the button. */
  readonly findButton: string;
  /** Where the finger presses: "the middle of the button". */
  readonly middle: string;
  /** What to try when there is no beep and the device is the visitor's own. */
  readonly silent: string;
  /** The same when it may be somebody else's. */
  readonly silentStranger: string;
};

/** Capitalizes the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
