import { useState } from "react";
import { type DateStyle, dayOfPrinted, printedDay } from "#contract/printed-date.ts";
import { CatalogField } from "./catalog-field.tsx";

/** @param printed empty for none @param as how it is printed */
export function DateField({
  printed,
  as,
  onPrinted,
  ...rest
}: {
  label: string;
  name: string;
  hint: string;
  problem: string | undefined;
  printed: string;
  as: DateStyle;
  onPrinted: (printed: string) => void;
}) {
  // A half-typed year is no day yet, and must not be taken away.
  const [typed, setTyped] = useState({ printed, day: dayOfPrinted(printed) ?? "" });
  if (typed.printed !== printed) setTyped({ printed, day: dayOfPrinted(printed) ?? "" });
  return (
    <CatalogField
      type="date"
      value={typed.day}
      onChange={({ target }) => {
        const next = printedDay(target.value, as);
        setTyped({ printed: next, day: target.value });
        onPrinted(next);
      }}
      {...rest}
    />
  );
}
