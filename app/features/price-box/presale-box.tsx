import type { ReactNode } from "react";
import { Price } from "./price.tsx";
import { saving } from "./saving.ts";

/**
 * The price box of a presale (storefront §2, Carbon Finder page): price, struck-through original, what is saved, when it
 * ships and when the presale ends.
 * @param buy the buy control, handed in because features don't know each other
 */
export function PresaleBox({
  price,
  original,
  shipNote,
  presaleNote,
  buy,
}: {
  price: string;
  original?: string | undefined;
  shipNote: string;
  presaleNote: string;
  buy: ReactNode;
}) {
  return (
    <section aria-label="Price" className="rounded-3xl border border-rule-strong bg-raised p-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <Price price={price} original={original} className="text-4xl" />
        {original ? (
          <p className="figure-mono rounded-full bg-accent px-3 py-1 text-sm font-semibold text-on-accent">
            Save ${saving(original, price)}
          </p>
        ) : null}
      </div>
      <p className="mt-3 font-medium">{shipNote}</p>
      <p className="text-ink-soft">{presaleNote}</p>
      <div className="mt-5">{buy}</div>
    </section>
  );
}
