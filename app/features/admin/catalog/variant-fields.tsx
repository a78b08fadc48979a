import { useId } from "react";
import type { Problems } from "#app/features/admin/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { followersOf, skuName } from "#content/catalog/buying.ts";
import { type FieldValue, fieldKey } from "#contract/catalog-fields.ts";
import type { Product, Variant } from "#contract/product.ts";

const text = catalogText.form;
const names = catalogText.fields;
const columns = "md:grid-cols-[minmax(0,1fr)_7rem_7rem_5rem_6.5rem] md:gap-x-4";

type OnChange = (values: readonly FieldValue[]) => void;

/** Variants that cost the same unless told otherwise: the colors of one network and pack. */
const siblingsOf = (product: Product, variant: Variant): Variant[] =>
  product.variants.filter(
    (other) =>
      other.id !== variant.id && other.networkType === variant.networkType && other.packSize === variant.packSize,
  );

/**
 * @param product with what was typed
 * @param changed ids of variants with typed values
 * @param live ids of those whose prices come from the live store
 */
export function VariantFields({
  product,
  changed,
  live,
  problems,
  onChange,
}: {
  product: Product;
  changed: ReadonlySet<string>;
  live: readonly string[];
  problems: Problems;
  onChange: OnChange;
}) {
  return (
    <div>
      <div aria-hidden="true" className={`hidden pb-2 md:grid ${columns}`}>
        <span className="kicker">{catalogText.card.variant}</span>
        <span className="kicker">{names.price} ($)</span>
        <span className="kicker">{names.originalPrice} ($)</span>
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
            {changed.has(variant.id) ? <SameForAll {...{ product, variant, live, onChange }} /> : null}
          </div>
          <VariantField field="price" {...{ variant, live, problems, onChange }} />
          <VariantField field="originalPrice" {...{ variant, live, problems, onChange }} />
          <VariantField field="stock" {...{ variant, live, problems, onChange }} />
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

function VariantField({
  field,
  variant,
  live,
  problems,
  onChange,
}: {
  field: "price" | "originalPrice" | "stock";
  variant: Variant;
  live: readonly string[];
  problems: Problems;
  onChange: OnChange;
}) {
  const id = useId();
  const name = fieldKey({ variant: variant.id, field });
  const label = field === "stock" ? names.stock : `${names[field]} ($)`;
  const isLive = live.includes(variant.id);
  const problem = problems[name];
  const about = [problem ? `${id}problem` : "", isLive ? `${id}live` : ""].filter(Boolean).join(" ");
  return (
    <div>
      <span aria-hidden="true" className="kicker mb-1 block md:hidden">
        {label}
      </span>
      <input
        name={name}
        aria-label={text.fieldOf(label, variant.title)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={about || undefined}
        inputMode={field === "stock" ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={10}
        readOnly={isLive}
        value={variant[field] ?? ""}
        onChange={({ target }) => onChange([{ variant: variant.id, field, to: target.value.trim() }])}
        className="figure-mono min-h-11 w-full rounded-xl border border-border-strong bg-raised px-3 text-ink read-only:bg-wash aria-invalid:border-danger"
      />
      {isLive ? (
        <p id={`${id}live`} className="mt-1 text-sm text-ink-soft">
          {catalogText.card.liveStore}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}problem`} className="mt-1 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Shown where the other colors of the same pack cost something else. */
function SameForAll({
  product,
  variant,
  live,
  onChange,
}: {
  product: Product;
  variant: Variant;
  live: readonly string[];
  onChange: OnChange;
}) {
  const siblings = siblingsOf(product, variant).filter(({ id }) => !live.includes(id));
  const others = siblings.filter(
    (other) => other.price !== variant.price || other.originalPrice !== variant.originalPrice,
  );
  if (others.length === 0) return null;
  return (
    <Button
      variant="quiet"
      className="-ml-4 justify-start text-left"
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
