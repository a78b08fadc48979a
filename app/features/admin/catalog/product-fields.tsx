import { type ComponentProps, useState } from "react";
import { Field, type Problems } from "#app/features/admin/form.tsx";
import { Select } from "#app/ui/select.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { type CatalogField, type FieldValue, fieldKey, fieldValue } from "#contract/catalog-fields.ts";
import { type DateStyle, dayOfPrinted, printedDay } from "#contract/printed-date.ts";
import type { Product } from "#contract/product.ts";

const text = catalogText.form;

export type FieldsProps = {
  /** With what was typed. */
  product: Product;
  problems: Problems;
  onChange: (values: readonly FieldValue[]) => void;
};

/** @param hasSale whether a sale can end */
export function ProductFields({ product, hasSale, problems, onChange }: FieldsProps & { hasSale: boolean }) {
  const set = (field: CatalogField) => (to: string) => onChange([{ variant: null, field, to }]);
  const field = (name: CatalogField) => {
    const place = { variant: null, field: name };
    const key = fieldKey(place);
    return {
      label: catalogText.fields[name],
      name: key,
      problem: problems[key],
      value: fieldValue(product, place) ?? "",
      onChange: ({ target }: { target: { value: string } }) => set(name)(target.value),
    };
  };
  const { problem: _, ...availability } = field("availability");
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <Select {...availability} options={Object.entries(catalogText.kinds)} />
      {availability.value === "presale" ? (
        <DateField {...field("shipDate")} onPrinted={set("shipDate")} as="words" hint={text.shipDateHint} />
      ) : null}
      <Field {...field("badge")} maxLength={60} />
      <Field {...field("shipLine")} className="sm:col-span-2" hint={text.shipLineHint} maxLength={250} />
      {hasSale ? (
        <DateField {...field("saleEnds")} onPrinted={set("saleEnds")} as="figures" hint={text.saleEndsHint} />
      ) : null}
    </div>
  );
}

type DateFieldProps = ComponentProps<typeof Field> & {
  /** As it is printed; empty for none. */
  value: string;
  as: DateStyle;
  onPrinted: (printed: string) => void;
};

function DateField({ value, as, onPrinted, ...rest }: DateFieldProps) {
  // A half-typed year is no day yet, and must not be taken away.
  const [typed, setTyped] = useState({ printed: value, day: dayOfPrinted(value) ?? "" });
  if (typed.printed !== value) setTyped({ printed: value, day: dayOfPrinted(value) ?? "" });
  return (
    <Field
      {...rest}
      type="date"
      value={typed.day}
      onChange={({ target }) => {
        const printed = printedDay(target.value, as);
        setTyped({ printed, day: target.value });
        onPrinted(printed);
      }}
    />
  );
}
