import { Price } from "#app/ui/price.tsx";
/** Stands for the struck-through price in a sentence about it. */
export const originalPlaceholder = "{original}";

/** @param label what is read out before it */
export function StruckPrice({ label, price }: { label: string; price: string }) {
  return (
    <s className="text-xl text-ink-soft">
      <span className="sr-only">{`${label} `}</span>
      <Price dollars={price} />
    </s>
  );
}
