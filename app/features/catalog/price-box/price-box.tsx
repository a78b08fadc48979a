import type { ReactNode } from "react";
import { saving } from "./saving.ts";
import { originalPlaceholder, StruckPrice } from "./struck-price.tsx";

/**
 * docs/behavior/carbon-finder.md#price-box
 * @param price dollars with two decimals, without the sign; also `originalPrice`
 * @param shipLine null unless on presale
 * @param children the buy control, passed in, because features don't import each other
 */
export function PriceBox({
  price,
  originalPrice,
  originalLabel,
  shippingNote,
  shipLine,
  priceNote,
  children,
}: {
  price: string;
  originalPrice?: string | undefined;
  originalLabel: string;
  shippingNote: ReactNode;
  shipLine: string | null;
  priceNote: string;
  children: ReactNode;
}) {
  return (
    <section aria-label="Price" className="rounded-3xl border border-border-strong bg-raised p-5 tabular-nums lg:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-4xl leading-tight font-semibold">
          {originalPrice ? <span className="sr-only">Price now </span> : null}${price}
        </p>
        {originalPrice ? <StruckPrice label={originalLabel} price={originalPrice} /> : null}
        {originalPrice && shipLine ? (
          <p className="rounded-full bg-accent px-3 py-1 text-sm font-semibold text-on-accent">
            Save ${saving(originalPrice, price)}
          </p>
        ) : null}
      </div>
      {shippingNote}
      <p className="font-medium">{shipLine}</p>
      <p className="mb-4 text-ink-soft">
        {originalPrice ? priceNote.replace(originalPlaceholder, originalPrice) : null}
      </p>
      {children}
    </section>
  );
}
