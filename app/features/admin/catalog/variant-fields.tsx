import { Button } from "#app/ui/button.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { type FieldValue, fieldKey } from "#contract/catalog-fields.ts";
import type { Product, Variant } from "#contract/product.ts";
import { CatalogField } from "./catalog-field.tsx";

const text = catalogText.form;

/** Variants that cost the same unless somebody wants otherwise: the colors of one network and pack. */
const siblingsOf = (product: Product, variant: Variant): Variant[] =>
  product.variants.filter(
    (one) => one.id !== variant.id && one.networkType === variant.networkType && one.packSize === variant.packSize,
  );

/**
 * The prices of a product's variants, and which of them are sold out.
 * @param product with what was typed
 * @param live ids of the variants whose prices come from the live store
 * @param problemOf what is wrong with a field
 */
export function VariantFields({
  product,
  live,
  problemOf,
  onChange,
}: {
  product: Product;
  live: readonly string[];
  problemOf: (key: string) => string | undefined;
  onChange: (values: readonly FieldValue[]) => void;
}) {
  const several = product.variants.length > 1;
  return (
    <div className="grid gap-5">
      {product.variants.map((variant) => (
        <fieldset key={variant.id} className={several ? "rounded-xl border border-border px-4 pt-2 pb-4" : ""}>
          <legend className={several ? "px-1 font-medium" : "sr-only"}>{variant.title}</legend>
          <div className="grid gap-x-5 gap-y-3 sm:grid-cols-[1fr_1fr_auto]">
            <PriceField field="price" {...{ variant, live, problemOf, onChange }} />
            <PriceField field="originalPrice" {...{ variant, live, problemOf, onChange }} />
            <label className="flex min-h-12 items-center gap-3 sm:mt-8">
              <input
                type="checkbox"
                name={fieldKey({ variant: variant.id, field: "soldOut" })}
                checked={variant.soldOut === true}
                onChange={({ target }) =>
                  onChange([{ variant: variant.id, field: "soldOut", to: target.checked ? "yes" : "no" }])
                }
                className="size-5 accent-accent"
              />
              {catalogText.fields.soldOut}
            </label>
          </div>
          <SameForAll {...{ product, variant, live, onChange }} />
        </fieldset>
      ))}
    </div>
  );
}

function PriceField({
  field,
  variant,
  live,
  problemOf,
  onChange,
}: {
  field: "price" | "originalPrice";
  variant: Variant;
  live: readonly string[];
  problemOf: (key: string) => string | undefined;
  onChange: (values: readonly FieldValue[]) => void;
}) {
  const name = fieldKey({ variant: variant.id, field });
  const isLive = live.includes(variant.id);
  return (
    <CatalogField
      label={`${catalogText.fields[field]} ($)`}
      name={name}
      inputMode="decimal"
      maxLength={10}
      readOnly={isLive}
      {...(isLive ? { hint: catalogText.card.liveStore } : {})}
      value={variant[field] ?? ""}
      problem={problemOf(name)}
      onChange={({ target }) => onChange([{ variant: variant.id, field, to: target.value.trim() }])}
    />
  );
}

/** Where the other colors of the same pack cost something else: gives them the same prices. */
function SameForAll({
  product,
  variant,
  live,
  onChange,
}: {
  product: Product;
  variant: Variant;
  live: readonly string[];
  onChange: (values: readonly FieldValue[]) => void;
}) {
  const siblings = siblingsOf(product, variant).filter(({ id }) => !live.includes(id));
  const others = siblings.filter((one) => one.price !== variant.price || one.originalPrice !== variant.originalPrice);
  if (others.length === 0) return null;
  return (
    <Button
      variant="quiet"
      className="mt-2 -ml-4"
      onClick={() =>
        onChange(
          others.flatMap(({ id }) => [
            { variant: id, field: "price" as const, to: variant.price },
            { variant: id, field: "originalPrice" as const, to: variant.originalPrice ?? "" },
          ]),
        )
      }
    >
      {text.sameForAll(siblings.length)}
      <span className="sr-only">: {variant.title}</span>
    </Button>
  );
}
