import type { LucideIcon } from "lucide-react";
import ChevronFirst from "lucide-react/icons/chevron-first";
import ChevronLast from "lucide-react/icons/chevron-last";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { staff } from "#content/admin-dashboard.ts";
import { pageCount, pageRows } from "./subscriber-results.ts";

const figure = new Intl.NumberFormat("en-US");

/** Which rows are shown, and the way to the others; counts pages from 0. */
export function Pager({
  page,
  shown,
  matches,
  turnTo,
}: {
  page: number;
  shown: number;
  matches: number;
  turnTo: (page: number) => void;
}) {
  const pages = pageCount(matches);
  const from = page * pageRows;
  const text = staff.table;
  const steps: readonly [label: string, to: number, Icon: LucideIcon][] = [
    [text.first, 0, ChevronFirst],
    [text.previous, page - 1, ChevronLeft],
    [text.next, page + 1, ChevronRight],
    [text.last, pages - 1, ChevronLast],
  ];
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p role="status" className="figure-mono text-sm text-ink-soft">
        {text.range(figure.format(from + 1), figure.format(from + shown), figure.format(matches))}
      </p>
      {pages > 1 ? (
        <nav aria-label={text.pages} className="flex items-center gap-1">
          {steps.map(([label, to, Icon], index) => (
            <span key={label} className="contents">
              {index === 2 ? (
                <span className="figure-mono px-1 text-sm whitespace-nowrap sm:px-2">
                  {text.page(figure.format(page + 1), figure.format(pages))}
                </span>
              ) : null}
              <button
                type="button"
                aria-label={label}
                aria-disabled={to < 0 || to >= pages || to === page}
                onClick={() => {
                  if (to >= 0 && to < pages) turnTo(to);
                }}
                className="grid size-11 place-items-center rounded-full hover:bg-wash aria-disabled:cursor-default aria-disabled:opacity-35"
              >
                <Icon aria-hidden="true" className="size-5" />
              </button>
            </span>
          ))}
        </nav>
      ) : null}
    </div>
  );
}
