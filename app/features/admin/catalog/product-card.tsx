import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { useCurrency } from "#app/lib/use-public-config.ts";
import { Button } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Price } from "#app/ui/price.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { followersOf, skuName } from "#content/catalog/buying.ts";
import { moneyText } from "#content/money.ts";
import { presentation, productSlugs } from "#content/products.ts";
import type { SmallPicture } from "#contract/admin-catalog.ts";
import { ProductForm, type ProductFormProps } from "./product-form.tsx";
import { SaleForm } from "./sale-form.tsx";

const text = catalogText.card;
const { sale } = catalogText;
type ProductCardProps = Omit<ProductFormProps, "edits" | "onClose"> & { onEdit: () => void };

/** As shoppers see it, or the form that changes it. */
export function ProductCard({ onEdit, ...form }: ProductCardProps) {
  const { entry, drafts, onSaved } = form;
  const { product, live } = entry;
  const [selling, setSelling] = useState(false);
  const saleButton = useRef<HTMLButtonElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const edits = drafts.of(product);
  const id = `product-${product.id}`;
  const slug = productSlugs.find((known) => presentation[known].catalogId === product.id);
  // The form that had the focus is gone then.
  function closeForm() {
    flushSync(() => drafts.close(product));
    editButton.current?.focus();
  }
  function closeSale() {
    setSelling(false);
    saleButton.current?.focus();
  }
  return (
    <section id={product.id} aria-labelledby={id} className="rounded-2xl border border-border bg-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="flex items-center gap-4 text-2xl">
          <Square picture={Object.values(entry.pictures)[0]} size={56} />
          <span>{product.title}</span>
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {slug ? (
            <PageLink to={presentation[slug].path} className="inline-flex min-h-11 items-center pr-3 underline">
              {text.page}
              <span className="sr-only">{`: ${product.title}`}</span>
            </PageLink>
          ) : null}
          {edits || product.variants.every(({ id }) => live.includes(id)) ? null : (
            <Button
              ref={saleButton}
              variant="secondary"
              aria-expanded={selling}
              aria-label={sale.openOf(product.title)}
              onClick={() => setSelling(!selling)}
            >
              {sale.open}
            </Button>
          )}
          {edits ? null : (
            <Button ref={editButton} variant="secondary" aria-label={text.editOf(product.title)} onClick={onEdit}>
              {text.edit}
            </Button>
          )}
        </div>
      </div>
      {selling && !edits ? <SaleForm entry={entry} onSaved={onSaved} onClose={closeSale} /> : null}
      {edits ? <ProductForm edits={edits} onClose={closeForm} {...form} /> : <ProductFacts entry={entry} />}
    </section>
  );
}

/** Decorative: its name stands beside it. Nothing where the shop has no picture. @param size in pixels */
function Square({ picture, size }: { picture: SmallPicture | undefined; size: number }) {
  if (!picture) return null;
  const { src, backdrop } = picture;
  return (
    <img
      src={src}
      data-backdrop={backdrop}
      width={size}
      height={size}
      alt=""
      className="aspect-square shrink-0 self-start rounded-lg object-cover"
    />
  );
}

function ProductFacts({ entry: { product, live, pictures, unsold } }: Pick<ProductFormProps, "entry">) {
  const currency = useCurrency();
  const { availability, badge, saleEnds, variants } = product;
  const names = catalogText.fields;
  const facts = [
    [names.availability, catalogText.kinds[availability.kind]],
    [names.shipDate, availability.shipDate],
    [names.badge, badge],
    [names.saleEnds, saleEnds],
    [names.shipLine, availability.note],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className="mt-4 mb-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4 [&_dt]:kicker">
        {facts.map(([name, value]) => (
          <div key={name} className={name === names.shipLine ? "sm:col-span-2 lg:col-span-4" : ""}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <AdminTable
        caption={text.variants(product.title)}
        rows={variants.flatMap((variant) => [
          { ...variant, sold: variant.id, follows: "" },
          ...followersOf(variant.id).map((sku) => ({
            ...variant,
            sold: variant.id,
            id: sku,
            title: skuName(sku, [product]),
            follows: variant.title,
          })),
        ])}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: text.variant,
            cell: ({ id, title, follows }) => (
              <span className="flex gap-3">
                {variants.length > 1 ? <Square picture={pictures[id]} size={40} /> : null}
                <span>
                  <span>{title}</span>
                  {follows ? <span className="block text-sm text-ink-soft">{text.follows(follows)}</span> : null}
                </span>
              </span>
            ),
          },
          {
            heading: names.price,
            numeric: true,
            cell: ({ id, price }) => (
              <>
                <Price text={moneyText({ amount: price, currency })} />
                {live.includes(id) ? <span className="ml-2 text-sm text-ink-soft">({text.liveStore})</span> : null}
              </>
            ),
          },
          {
            heading: names.originalPrice,
            numeric: true,
            cell: ({ originalPrice }) =>
              originalPrice === undefined ? text.none : moneyText({ amount: originalPrice, currency }),
          },
          { heading: names.stock, numeric: true, cell: ({ stock }) => stock ?? text.uncounted },
          {
            heading: names.soldOut,
            cell: ({ sold, soldOut, stock }) =>
              unsold.includes(sold) ? (
                <strong>{text.soldOut.unsold}</strong>
              ) : soldOut || Number(stock ?? 1) === 0 ? (
                <strong>{text.soldOut.yes}</strong>
              ) : (
                text.soldOut.no
              ),
          },
        ]}
      />
    </>
  );
}
