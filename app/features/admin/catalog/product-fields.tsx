import { Select } from "#app/ui/select.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { availabilityKinds, type CatalogField as Field, type FieldValue, fieldKey } from "#contract/catalog-fields.ts";
import type { Product } from "#contract/product.ts";
import { CatalogField } from "./catalog-field.tsx";
import { DateField } from "./date-field.tsx";

const text = catalogText.form;
const names = catalogText.fields;
const nameOf = (field: Field): string => fieldKey({ variant: null, field });

/** @param product with what was typed @param hasSale whether a sale can end */
export function ProductFields({
  product,
  hasSale,
  problemOf,
  onChange,
}: {
  product: Product;
  hasSale: boolean;
  problemOf: (key: string) => string | undefined;
  onChange: (values: readonly FieldValue[]) => void;
}) {
  const { availability, badge, saleEnds = "" } = product;
  const set = (field: Field) => (to: string) => onChange([{ variant: null, field, to }]);
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <Select
        label={names.availability}
        name={nameOf("availability")}
        value={availability.kind}
        onChange={({ target }) => set("availability")(target.value)}
      >
        {availabilityKinds.map((kind) => (
          <option key={kind} value={kind}>
            {catalogText.kinds[kind]}
          </option>
        ))}
      </Select>
      {availability.kind === "presale" ? (
        <DateField
          label={names.shipDate}
          name={nameOf("shipDate")}
          hint={text.shipDateHint}
          printed={availability.shipDate ?? ""}
          as="words"
          problem={problemOf(nameOf("shipDate"))}
          onPrinted={set("shipDate")}
        />
      ) : null}
      <CatalogField
        label={names.badge}
        name={nameOf("badge")}
        maxLength={60}
        value={badge}
        problem={problemOf(nameOf("badge"))}
        onChange={({ target }) => set("badge")(target.value)}
      />
      <CatalogField
        className="sm:col-span-2"
        label={names.shipLine}
        name={nameOf("shipLine")}
        hint={text.shipLineHint}
        maxLength={250}
        value={availability.note}
        problem={problemOf(nameOf("shipLine"))}
        onChange={({ target }) => set("shipLine")(target.value)}
      />
      {hasSale ? (
        <DateField
          label={names.saleEnds}
          name={nameOf("saleEnds")}
          hint={text.saleEndsHint}
          printed={saleEnds}
          as="figures"
          problem={problemOf(nameOf("saleEnds"))}
          onPrinted={set("saleEnds")}
        />
      ) : null}
    </div>
  );
}
