import { Price } from "#app/ui/price.tsx";
import { moneyText } from "#content/money.ts";
import type { Money } from "#contract/currency.ts";
/** Stands for the struck-through price in a sentence about it. */
export const originalPlaceholder = "{original}";

/** A price that no longer holds. @param label what is read out before it */
export function StruckPrice({ label, price }: { label: string; price: Money }) {
  return (
    <s className="text-xl text-ink-soft">
      <span className="sr-only">{`${label} `}</span>
      <Price text={moneyText(price)} />
    </s>
  );
}
