import type { ManualProduct } from "#content/manuals/manuals.ts";

/** What the answers so far have told of tracker and phone. */
export type Told = { readonly device: ManualProduct | null; readonly phone: "ios" | "android" | null };

/** One answer that a question offers. `to` names the question or solution that it leads to. */
export type Choice = {
  /** A part of the address. Permanent. */
  readonly slug: string;
  readonly label: string;
  readonly device?: ManualProduct;
  readonly phone?: "ios" | "android";
  /** Offered only after this phone was named. */
  readonly only?: "ios" | "android";
  readonly to: string;
};

/** A question of the troubleshooter. */
export type Question = {
  readonly id: string;
  readonly text: string;
  /** What to do before answering. */
  readonly hint?: string;
  readonly choices: readonly Choice[];
};

/** Where a solution is told at length. */
export type SolutionLink = { readonly label: string; readonly href: string };

/** What helps, at the end of a way through the questions. */
export type Solution = {
  readonly id: string;
  readonly title: string;
  readonly steps: (told: Told) => readonly string[];
  /** At least one section of a manual or page of the site. */
  readonly links: (told: Told) => readonly SolutionLink[];
};

/** A trouble to begin with: a question on the first page, and the question that it leads to. */
export type Topic = {
  /** First part of the address. Permanent. */
  readonly slug: string;
  readonly label: string;
  readonly note: string;
  /** For search engines. */
  readonly description: string;
  readonly to: string;
};

/** The most questions, the choice of the trouble among them, that anybody is asked. */
export const mostQuestions = 6;
