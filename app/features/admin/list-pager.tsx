import type { LucideIconData } from "@lucide/icons";
import ChevronFirst from "@lucide/icons/icons/chevron-first";
import ChevronLast from "@lucide/icons/icons/chevron-last";
import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import { type ReactNode, useEffect } from "react";
import { adminText } from "#content/admin.ts";
import { countText } from "#content/format.ts";
import { IconButton } from "./icon-buttons.tsx";

type ListPagerProps = {
  /** How many rows come before the first that is shown: a multiple of `limit`. */
  offset: number;
  /** Rows on a page. */
  limit: number;
  /** Rows of all pages. */
  count: number;
  showFrom: (offset: number) => void;
};

/** Which rows of a list are shown, and buttons to its other pages. Nothing for an empty list. */
export function ListPager({ offset, limit, count, showFrom }: ListPagerProps): ReactNode {
  const lastOffset = Math.max(0, Math.ceil(count / limit) - 1) * limit;
  // Rows may be deleted between two pages: then the last existing page is shown.
  useEffect(() => {
    if (count > 0 && offset > lastOffset) showFrom(lastOffset);
  }, [count, offset, lastOffset, showFrom]);
  if (count === 0) return null;
  const text = adminText.pager;
  const step = (label: string, to: number, icon: LucideIconData) => (
    <IconButton
      label={label}
      icon={icon}
      onClick={to < 0 || to > lastOffset || to === offset ? null : () => showFrom(to)}
    />
  );
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p role="status" className="figure-mono text-sm text-ink-soft">
        {text.range(
          countText(Math.min(offset + 1, count)),
          countText(Math.min(offset + limit, count)),
          countText(count),
        )}
      </p>
      {lastOffset > 0 ? (
        <nav aria-label={text.label} className="flex items-center gap-1">
          {step(text.first, 0, ChevronFirst)}
          {step(text.previous, offset - limit, ChevronLeft)}
          <span className="figure-mono px-1 text-sm whitespace-nowrap sm:px-2">
            {text.page(countText(offset / limit + 1), countText(lastOffset / limit + 1))}
          </span>
          {step(text.next, offset + limit, ChevronRight)}
          {step(text.last, lastOffset, ChevronLast)}
        </nav>
      ) : null}
    </div>
  );
}
