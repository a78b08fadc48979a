import type { PressStep } from "#content/diagrams/press-patterns.ts";

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
  /** From the screen that says what to try, the step again; null on the last step, which closes. */
  readonly next: string | null;
  readonly lost: string;
  readonly home: string;
  readonly state: { readonly depth: number };
  close(): void;
};
