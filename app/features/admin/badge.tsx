import type { ReactNode } from "react";

const tones = {
  neutral: "border-border-strong text-ink-soft",
  busy: "border-accent text-accent-text",
  good: "border-success text-success",
  bad: "border-danger text-danger",
} as const;

/** What a state means for whoever reads it: `busy` for what needs somebody or is under way. */
export type BadgeTone = keyof typeof tones;

/** A state in a few words, in a frame of its color. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-full border px-2.5 text-sm leading-tight font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
