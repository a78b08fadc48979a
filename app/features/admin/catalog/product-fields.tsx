import { type ComponentProps, useState } from "react";
import { Field } from "#app/features/admin/field.tsx";
import type { Problems } from "#app/features/admin/use-form.ts";
import { Select } from "#app/ui/select.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { type CatalogField, type FieldValue, fieldKey } from "#contract/catalog-fields.ts";
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
  const { availability, badge, saleEnds = "" } = product;
  const set = (field: CatalogField) => (to: string) => onChange([{ variant: null, field, to }]);
  const field = (name: CatalogField) => {
    const key = fieldKey({ variant: null, field: name });
    return { label: catalogText.fields[name], name: key, problem: problems[key] };
  };
  const { problem: _, ...availabilityField } = field("availability");
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <Select
        {...availabilityField}
        value={availability.kind}
        onChange={({ target }) => set("availability")(target.value)}
        options={Object.entries(catalogText.kinds)}
      />
      {availability.kind === "presale" ? (
        <DateField
          {...field("shipDate")}
          hint={text.shipDateHint}
          printed={availability.shipDate ?? ""}
          as="words"
          onPrinted={set("shipDate")}
        />
      ) : null}
      <Field {...field("badge")} maxLength={60} value={badge} onChange={({ target }) => set("badge")(target.value)} />
      <Field
        {...field("shipLine")}
        className="sm:col-span-2"
        hint={text.shipLineHint}
        maxLength={250}
        value={availability.note}
        onChange={({ target }) => set("shipLine")(target.value)}
      />
      {hasSale ? (
        <DateField
          {...field("saleEnds")}
          hint={text.saleEndsHint}
          printed={saleEnds}
          as="figures"
          onPrinted={set("saleEnds")}
        />
      ) : null}
    </div>
  );
}

type DateFieldProps = ComponentProps<typeof Field> & {
  /** Empty for none. */
  printed: string;
  /** How it is printed. */
  as: DateStyle;
  onPrinted: (printed: string) => void;
};

function DateField({ printed, as, onPrinted, ...rest }: DateFieldProps) {
  // A half-typed year is no day yet, and must not be taken away.
  const [typed, setTyped] = useState({ printed, day: dayOfPrinted(printed) ?? "" });
  if (typed.printed !== printed) setTyped({ printed, day: dayOfPrinted(printed) ?? "" });
  return (
    <Field
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
