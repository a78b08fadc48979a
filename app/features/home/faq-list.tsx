import Plus from "@lucide/icons/icons/plus";
import type { ReactElement } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { questionId } from "#content/faq-items.ts";

/** `body` where staff wrote the answer in Markdown. */
export type ShownQuestion = { readonly question: string; readonly answer: string; readonly body?: ReactElement };

type FaqListProps = { items: readonly ShownQuestion[]; group: string; linked?: boolean };

/**
 * A single-open accordion of `<details name>` (docs/behavior/home.md#faq); `FaqKeys` adds keys.
 * @param group unique on the page
 * @param linked whether links lead to its questions
 */
export function FaqList({ items, group, linked = false }: FaqListProps) {
  return (
    <div data-faq className="border-t border-border">
      {items.map((item) => (
        <details key={item.question} name={group} className="group border-b border-border">
          <summary className="flex min-h-12 items-center justify-between gap-4 py-2 leading-snug font-medium sm:min-h-14 sm:py-4 sm:text-lg hover:text-accent-text">
            {item.question}
            <Icon icon={Plus} className="size-5 shrink-0 transition-transform group-open:rotate-45" />
          </summary>
          <div
            id={linked ? questionId(item.question) : undefined}
            className={`${item.body ? "prose " : ""}max-w-3xl pb-6 text-ink-soft`}
          >
            {item.body ?? item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}
