import type { DeviceId } from "#content/device-names.ts";
import type { PressPatternId } from "#content/diagrams/press-patterns.ts";
import type { ManualSection } from "#content/manuals/manuals.ts";

export type CoachProcedureId = "factory-reset" | "disable" | "re-enable" | "pair-android" | "pair-iphone" | "re-pair";

export const procedureTitle: Readonly<Record<CoachProcedureId, (name: string) => string>> = {
  "pair-iphone": (name) => `Set up ${name} on iPhone`,
  "pair-android": (name) => `Set up ${name} on Android`,
  "factory-reset": (name) => `Factory reset ${name}`,
  disable: (name) => `Disable ${name}`,
  "re-enable": (name) => `Re-enable ${name}`,
  "re-pair": (name) => `Remove and re-pair ${name}`,
};

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

/** The first step always shows the device, so that the reader knows which one is meant. */
export const drawsDevice = ({ showsButton, pattern }: CoachStep, index: number): boolean =>
  showsButton ?? (index === 0 && pattern === undefined);

export type CoachProcedure = {
  readonly id: CoachProcedureId;
  readonly title: string;
  /** Close leads there when the visitor came from another site. */
  readonly home: string;
  readonly sections: readonly Pick<ManualSection, "product" | "file">[];
  readonly steps: readonly CoachStep[];
};

export type CoachDevice = {
  readonly id: DeviceId;
  readonly name: string;
  readonly procedures: readonly CoachProcedure[];
};

export type CoachWords = {
  readonly it: string;
  readonly findButton: string;
  readonly middle: string;
  readonly silent: string;
  readonly silentStranger: string;
};
