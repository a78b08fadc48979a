import type { ReactNode } from "react";
import { saving } from "./saving.ts";
import { originalPlaceholder, StruckPrice } from "./struck-price.tsx";

/**
 * The box with the buy control of a card tracker (docs/behavior/carbon-finder.md#price-box): price, struck-through list
 * price, what shipping adds, when it ships and what is said of the price.
 * @param price dollars with two decimals, without the sign
 * @param originalPrice the list price in the same form
 * @param originalLabel what is read out before it
 * @param shippingNote what shipping adds
 * @param shipLine the ship date of a presale, whose saving is shown too; null for none
 * @param priceNote what is said of a reduced price
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
