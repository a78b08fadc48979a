import { Plus } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { focusTarget } from "./focus-target.ts";

/**
 * A single-open accordion that can be fully collapsed; Home, End and arrow keys move focus (storefront §2, FAQ).
 * Made of `<details name>`, so it opens before any script runs.
 * @param group a name of its own for each list on a page: opening one item closes the others of its group
 */
export function FaqList({ items, group }: { items: readonly { question: string; answer: string }[]; group: string }) {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const summaries = [...(list.current?.querySelectorAll("summary") ?? [])];
    const now = summaries.findIndex((summary) => summary.matches(":focus"));
    const next = focusTarget(event.key, now, summaries.length);
    if (next === null) return;
    event.preventDefault();
    summaries[next]?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys only move focus between the summaries inside
    <div ref={list} onKeyDown={onKeyDown} className="border-t border-rule">
      {items.map((item) => (
        <details key={item.question} name={group} className="group border-b border-rule">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-4 text-lg font-medium hover:text-accent-text">
            {item.question}
            <Plus aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-3xl pb-6 text-ink-soft">{item.answer}</p>
        </details>
      ))}
    </div>
  );
}
