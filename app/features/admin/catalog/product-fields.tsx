import { type ComponentProps, useId, useState } from "react";
import { Field, type Problems } from "#app/features/admin/form.tsx";
import { useCurrency } from "#app/lib/use-public-config.ts";
import { Button } from "#app/ui/button.tsx";
import { ariaProps, HelpBelow, Select } from "#app/ui/fields.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { followersOf, skuName } from "#content/catalog/buying.ts";
import { daysSince } from "#content/catalog/passed-date.ts";
import { currencySign } from "#content/currency-text.ts";
import { type CatalogField, type FieldValue, fieldKey, fieldValue } from "#contract/catalog-fields.ts";
import { type DateStyle, dayOfPrinted, printedDay } from "#contract/printed-date.ts";
import type { Product, Variant } from "#contract/product.ts";

const text = catalogText.form;
const names = catalogText.fields;

type FieldsProps = {
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
      label: names[name],
      name: key,
      problem: problems[key],
      value: fieldValue(product, place) ?? "",
      onChange: ({ target }: { target: { value: string } }) => set(name)(target.value),
    };
  };
  const availability = field("availability");
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
      {product.saleEnds && daysSince(product.saleEnds, new Date()) !== null ? (
        <label className="flex min-h-11 items-start gap-3 sm:col-span-2">
          <input
            type="checkbox"
            name={fieldKey({ variant: null, field: "confirmedSaleEnd" })}
            checked={product.confirmedSaleEnd === product.saleEnds}
            onChange={({ target }) => set("confirmedSaleEnd")(target.checked ? (product.saleEnds ?? "") : "")}
            className="mt-1 size-5 accent-accent"
          />
          <span>
            {text.listPriceHolds}
            <span className="block text-sm text-ink-soft">{text.listPriceHoldsHint}</span>
          </span>
        </label>
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
  function onChange({ target: { value: day } }: { target: { value: string } }) {
    const printed = printedDay(day, as);
    setTyped({ printed, day });
    onPrinted(printed);
  }
  return <Field {...rest} type="date" value={typed.day} onChange={onChange} />;
}

const columns = "md:grid-cols-[minmax(0,1fr)_7rem_7rem_5rem_6.5rem] md:gap-x-4";

type VariantFieldsProps = FieldsProps & {
  /** Ids of variants with typed values. */
  changed: ReadonlySet<string>;
  /** Ids of those whose prices come from the live store. */
  live: readonly string[];
};

/** A row for each variant, below the names of its fields where there is room. */
export function VariantFields({ product, changed, live, problems, onChange }: VariantFieldsProps) {
  const sign = currencySign(useCurrency());
  return (
    <div>
      <div aria-hidden="true" className={`hidden pb-2 md:grid ${columns}`}>
        <span className="kicker">{catalogText.card.variant}</span>
        <span className="kicker">{`${names.price} (${sign})`}</span>
        <span className="kicker">{`${names.originalPrice} (${sign})`}</span>
        <span className="kicker">{names.stock}</span>
      </div>
      {product.variants.map((variant) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a row of a grid
        <div
          key={variant.id}
          role="group"
          aria-label={variant.title}
          className={`grid grid-cols-2 items-end gap-3 border-t border-border py-3 md:items-start ${columns}`}
        >
          <div className="col-span-2 md:col-span-1 md:pt-2.5">
            <p className="font-medium">{variant.title}</p>
            {followersOf(variant.id).map((sku) => (
              <p key={sku} className="text-sm text-ink-soft">
                {text.alsoFor(skuName(sku, [product]))}
              </p>
            ))}
            {changed.has(variant.id) ? (
              <SameForAll product={product} variant={variant} live={live} onChange={onChange} />
            ) : null}
          </div>
          {(["price", "originalPrice", "stock"] as const).map((field) => (
            <VariantField
              key={field}
              field={field}
              variant={variant}
              live={live}
              problems={problems}
              onChange={onChange}
            />
          ))}
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={fieldKey({ variant: variant.id, field: "soldOut" })}
              aria-label={text.fieldOf(names.soldOut, variant.title)}
              checked={variant.soldOut === true}
              onChange={({ target }) =>
                onChange([{ variant: variant.id, field: "soldOut", to: target.checked ? "yes" : "no" }])
              }
              className="size-5 accent-accent"
            />
            {names.soldOut}
          </label>
        </div>
      ))}
    </div>
  );
}

type VariantFieldProps = Pick<VariantFieldsProps, "live" | "problems" | "onChange"> & {
  field: "price" | "originalPrice" | "stock";
  variant: Variant;
};

function VariantField({ field, variant, live, problems, onChange }: VariantFieldProps) {
  const id = useId();
  const sign = currencySign(useCurrency());
  const name = fieldKey({ variant: variant.id, field });
  const label = field === "stock" ? names.stock : `${names[field]} (${sign})`;
  const isLive = live.includes(variant.id);
  const help = { problem: problems[name], hint: isLive ? catalogText.card.liveStore : undefined };
  return (
    <div className="[&_p]:mt-1 [&_p]:text-sm">
      <span aria-hidden="true" className="kicker mb-1 block md:hidden">
        {label}
      </span>
      <input
        name={name}
        aria-label={text.fieldOf(label, variant.title)}
        {...ariaProps(id, help)}
        inputMode={field === "stock" ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={10}
        readOnly={isLive}
        value={variant[field] ?? ""}
        onChange={({ target }) => onChange([{ variant: variant.id, field, to: target.value.trim() }])}
        className="figure-mono min-h-11 w-full rounded-xl border border-border-strong bg-raised px-3 text-ink read-only:bg-wash aria-invalid:border-danger"
      />
      <HelpBelow id={id} {...help} />
    </div>
  );
}

type SameForAllProps = Omit<VariantFieldsProps, "changed" | "problems"> & { variant: Variant };

/** Shown where the other colors of the same pack cost something else. */
function SameForAll({ product, variant, live, onChange }: SameForAllProps) {
  const { networkType, packSize, price, originalPrice } = variant;
  // The colors of one network and pack cost the same unless told otherwise.
  const siblings = product.variants
    .filter((other) => other.networkType === networkType && other.packSize === packSize)
    .filter((other) => other !== variant && !live.includes(other.id));
  const others = siblings.filter((other) => other.price !== price || other.originalPrice !== originalPrice);
  if (others.length === 0) return null;
  return (
    <Button
      variant="quiet"
      className="-ml-4 justify-start text-left"
      onClick={() =>
        onChange(
          others.flatMap(({ id }) => [
            { variant: id, field: "price" as const, to: price },
            { variant: id, field: "originalPrice" as const, to: originalPrice ?? "" },
          ]),
        )
      }
    >
      <span>{text.sameForAll(siblings.length)}</span>
      <span className="sr-only">{`: ${variant.title}`}</span>
    </Button>
  );
}
