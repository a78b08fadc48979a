import type { LabeledLink } from "#content/navigation.ts";
import type { TrackerId } from "#content/trackers.ts";

/** As known from the answers so far. */
export type DeviceContext = { readonly device: TrackerId | null; readonly phone: "ios" | "android" | null };

/** `to` names the question or solution that it leads to. */
export type Choice = {
  /** A part of the address. Permanent. */
  readonly slug: string;
  readonly label: string;
  readonly device?: TrackerId;
  readonly phone?: "ios" | "android";
  /** Offered only after this phone was named. */
  readonly only?: "ios" | "android";
  readonly to: string;
};

export type Question = {
  readonly text: string;
  readonly hint: string | undefined;
  readonly choices: readonly Choice[];
};

export type Solution = {
  readonly title: string;
  readonly steps: (told: DeviceContext) => readonly string[];
  readonly links: (told: DeviceContext) => readonly LabeledLink[];
};

export type Topic = {
  /** Permanent. */
  readonly slug: string;
  readonly label: string;
  readonly note: string;
  readonly description: string;
  readonly to: string;
};
