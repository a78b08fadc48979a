import type { ReactNode } from "react";

const tones = {
  neutral: "border-border-strong text-ink-soft",
  busy: "border-accent text-accent-text",
  good: "border-success text-success",
  bad: "border-danger text-danger",
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-full border px-2.5 text-sm leading-tight font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
