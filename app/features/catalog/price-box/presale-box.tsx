import type { ReactNode } from "react";
import { Price } from "./price.tsx";
import { saving } from "./saving.ts";

/**
 * The price box of a presale (docs/behavior/carbon-finder.md#price-box): price, struck-through original, what is saved,
 * when it ships and what becomes of the price.
 * @param presaleNote what becomes of the price; null for nothing
 * @param buy the buy control, passed in, because features don't import each other
 */
export function PresaleBox({
  price,
  original,
  originalLabel,
  shipNote,
  presaleNote,
  buy,
}: {
  price: string;
  original?: string | undefined;
  originalLabel?: string | undefined;
  shipNote: string;
  presaleNote: string | null;
  buy: ReactNode;
}) {
  return (
    <section aria-label="Price" className="rounded-3xl border border-border-strong bg-raised p-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <Price price={price} original={original} originalLabel={originalLabel} className="text-4xl" />
        {original ? (
          <p className="figure-mono rounded-full bg-accent px-3 py-1 text-sm font-semibold text-on-accent">
            Save ${saving(original, price)}
          </p>
        ) : null}
      </div>
      <p className="mt-3 font-medium">{shipNote}</p>
      {presaleNote ? <p className="text-ink-soft">{presaleNote}</p> : null}
      <div className="mt-5">{buy}</div>
    </section>
  );
}
