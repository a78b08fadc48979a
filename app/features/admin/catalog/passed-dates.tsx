import { Button } from "#app/ui/button.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import type { CatalogResponse } from "#contract/admin-catalog.ts";
import type { FieldValue } from "#contract/catalog-fields.ts";
import type { Product } from "#contract/product.ts";

const text = catalogText.passed;

/** The struck-through prices are the prices again. */
const withoutSale = (product: Product): FieldValue[] => [
  ...product.variants.flatMap(({ id, originalPrice }) =>
    originalPrice === undefined
      ? []
      : [
          { variant: id, field: "price" as const, to: originalPrice },
          { variant: id, field: "originalPrice" as const, to: "" },
        ],
  ),
  { variant: null, field: "saleEnds", to: "" },
];

const inStock: readonly FieldValue[] = [{ variant: null, field: "availability", to: "in-stock" }];

type PassedDatesProps = Pick<CatalogResponse, "passed" | "products"> & {
  onEdit: (product: Product, values: readonly FieldValue[], field: FieldValue["field"]) => void;
};

/**
 * Announced days that have passed, each with the ways out of it.
 * @param onEdit opens a product's form with values, at a field
 */
export function PassedDates({ passed, products, onEdit }: PassedDatesProps) {
  if (passed.length === 0) return null;
  return (
    <section aria-labelledby="passed-dates" className="rounded-2xl border-l-3 border-danger bg-wash p-4 sm:p-6">
      <h2 id="passed-dates" className="mb-3 text-xl">
        {text.title}
      </h2>
      <ul className="grid gap-4">
        {passed.map(({ product: id, field, text: sentence }) => {
          const product = products.find((entry) => entry.product.id === id)?.product;
          return (
            <li key={`${id} ${field}`} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p>{sentence}</p>
              {product ? (
                <div className="flex flex-wrap gap-2">
                  {[
                    { label: text.newDate, values: [], at: field },
                    field === "shipDate"
                      ? { label: text.inStock, values: inStock, at: "availability" as const }
                      : { label: text.endSale, values: withoutSale(product), at: field },
                  ].map(({ label, values, at }) => (
                    <Button key={label} variant="secondary" onClick={() => onEdit(product, values, at)}>
                      {label}
                      <span className="sr-only">: {product.title}</span>
                    </Button>
                  ))}
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
