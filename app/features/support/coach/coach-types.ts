import type { PressStep } from "#content/diagrams/press-step.ts";

/** As the loader gives it: its pattern already looked up. */
export type ShownStep = {
  readonly title: string;
  readonly text: string;
  readonly press: readonly PressStep[];
  readonly showsButton: boolean;
  readonly ask: { readonly question: string; readonly tries: readonly string[] } | null;
};

export type StepLinks = {
  readonly back: string | null;
  /** Null on the last step, which closes. */
  readonly next: string | null;
  readonly lost: string;
  readonly again: string;
  readonly home: string;
  readonly state: { readonly depth: number };
  close(): void;
};
