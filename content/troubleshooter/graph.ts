import type { ManualProduct } from "#content/manuals/manuals.ts";

/** Tracker and phone, as known from the answers so far. */
export type DeviceContext = { readonly device: ManualProduct | null; readonly phone: "ios" | "android" | null };

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

/** A solution, at the end of the questions. */
export type Solution = {
  readonly id: string;
  readonly title: string;
  readonly steps: (told: DeviceContext) => readonly string[];
  /** At least one section of a manual or page of the site. */
  readonly links: (told: DeviceContext) => readonly SolutionLink[];
};

/** A topic on the first page, and the question that it leads to. */
export type Topic = {
  /** First part of the address. Permanent. */
  readonly slug: string;
  readonly label: string;
  readonly note: string;
  /** For search engines. */
  readonly description: string;
  readonly to: string;
};

/** Maximum number of questions in a row, including the topic. */
export const maxQuestions = 6;
