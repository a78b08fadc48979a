import type { KeyboardEvent, ReactNode } from "react";
import { focusTarget } from "#app/lib/focus-target.ts";

function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
  const list = event.target instanceof Element ? event.target.closest("[data-faq]") : null;
  const summaries = [...(list?.querySelectorAll("summary") ?? [])];
  const now = summaries.findIndex((summary) => summary.matches(":focus"));
  const next = focusTarget(event.key, now, summaries.length);
  if (next === null) return;
  event.preventDefault();
  summaries[next]?.focus();
}

/** Home, End and arrow keys move focus between the questions of the lists inside (docs/behavior/home.md#faq). */
export function FaqKeys({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: keys only move focus between the summaries inside
  return <div onKeyDown={onKeyDown}>{children}</div>;
}
