import { useState } from "react";
import { flushSync } from "react-dom";
import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { ChangeList, HistoryNote } from "#app/features/admin/catalog/change-list.tsx";
import { ProductCard } from "#app/features/admin/catalog/product-card.tsx";
import { saveFilled } from "#app/features/admin/catalog/product-form.tsx";
import { useDrafts } from "#app/features/admin/catalog/use-drafts.ts";
import { focusOn } from "#app/features/admin/form.tsx";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { catalogText as text } from "#content/admin-catalog.ts";
import { type CatalogResponse, catalogHistoryResponse, catalogResponse } from "#contract/admin-catalog.ts";
import { type CatalogField, type FieldValue, fieldKey } from "#contract/catalog-fields.ts";
import type { Product } from "#contract/product.ts";

const pageRows = 20;

/** docs/staff.md */
export default function CatalogScreen() {
  const submit = useSubmitAction();
  // A failed call takes away nothing that was typed.
  const { latest: data, error, reload } = useAdminQuery("/api/admin/catalog", catalogResponse);
  const [offset, setOffset] = useState(0);
  const path = `/api/admin/catalog/history?limit=${pageRows}&offset=${offset}`;
  const history = useAdminQuery(path, catalogHistoryResponse);
  const drafts = useDrafts();
  /** The product whose form was filled in last, and not by typing. */
  const [filled, setFilled] = useState<string | null>(null);

  function reloadAll() {
    reload();
    history.reload();
  }
  const act = (path: string, id: number) => void submit(`/api/admin/catalog/${path}`, { id }, reloadAll);
  /** Opens a product's form at a field, or, with values, at the button that saves them. */
  function edit(product: Product, values: readonly FieldValue[], field: CatalogField) {
    const isFilled = values.length > 0;
    flushSync(() => {
      drafts.change(product, values);
      setFilled(isFilled ? product.id : null);
    });
    focusOn(document.getElementById(product.id), isFilled ? saveFilled : fieldKey({ variant: null, field }));
  }

  if (!data) return <ListStatus error={error} onRetry={reload} />;
  return (
    <>
      <div className="grid gap-5 py-6">
        <OutdatedNote error={error} onRetry={reload} />
        {data.following ? (
          <p className="max-w-prose">
            {text.live}{" "}
            <PageLink to="/admin/prices" className="underline">
              {text.comparePrices}
            </PageLink>
          </p>
        ) : null}
        <p>
          <PageLink to="/admin/reorder" className="underline">
            {text.reorder}
          </PageLink>
        </p>
        {data.priorPriceRule ? <p className="max-w-prose">{text.priorPriceRule}</p> : null}
        <PassedDates passed={data.passed} products={data.products} onEdit={edit} />
        {data.products.map((entry) => (
          <ProductCard
            key={entry.product.id}
            entry={entry}
            drafts={drafts}
            isFilled={filled === entry.product.id}
            upcoming={data.scheduled}
            onEdit={() => edit(entry.product, [], "availability")}
            onSaved={reloadAll}
          />
        ))}
      </div>
      <AdminSection id="upcoming" title={text.upcoming.title}>
        {data.scheduled.length === 0 ? <p className="text-ink-soft">{text.upcoming.empty}</p> : null}
        <ChangeList label={text.upcoming.title} changes={data.scheduled}>
          {({ id, appliesAt, held, undoes, username }) => {
            const isSale = undoes !== null || data.scheduled.some((other) => other.undoes === id);
            const running = undoes !== null && !data.scheduled.some((other) => other.id === undoes);
            const [path, change, label] = running
              ? ["undo", undoes, text.sale.endNow]
              : ["cancel", id, text.upcoming.cancel];
            return {
              note: (
                <>
                  <span>{isSale ? `${undoes === null ? text.sale.starts : text.sale.ends}: ` : ""}</span>
                  {appliesAt === null ? null : <Timestamp iso={appliesAt} />}
                  <span>{` · ${text.upcoming.by(username)}${held ? ` · ${text.upcoming.held}` : ""}`}</span>
                </>
              ),
              action: (
                <Button variant="secondary" aria-describedby={`change-${id}`} onClick={() => act(path, change)}>
                  {label}
                </Button>
              ),
            };
          }}
        </ChangeList>
      </AdminSection>
      <AdminSection id="history" title={text.history.title}>
        {history.data ? null : <ListStatus error={history.error} onRetry={history.reload} />}
        {history.data?.matchCount === 0 ? <p className="text-ink-soft">{text.history.empty}</p> : null}
        <ChangeList label={text.history.title} changes={history.data?.data ?? []}>
          {(change) => ({
            note: <HistoryNote change={change} />,
            action:
              change.state === "applied" && change.edits.length > 0 ? (
                <Button
                  variant="secondary"
                  className="self-start"
                  aria-describedby={`change-${change.id}`}
                  onClick={() => act("undo", change.id)}
                >
                  {text.history.undo}
                </Button>
              ) : null,
          })}
        </ChangeList>
        <ListPager offset={offset} limit={pageRows} count={history.data?.matchCount ?? 0} showFrom={setOffset} />
      </AdminSection>
    </>
  );
}

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

const confirmed = ({ saleEnds = "" }: Product): readonly FieldValue[] => [
  { variant: null, field: "confirmedSaleEnd", to: saleEnds },
];

const inStock: readonly FieldValue[] = [{ variant: null, field: "availability", to: "in-stock" }];

type PassedDatesProps = Pick<CatalogResponse, "passed" | "products"> & {
  onEdit: (product: Product, values: readonly FieldValue[], field: FieldValue["field"]) => void;
};

/** Announced days that have passed, each with the ways out. @param onEdit opens a product's form with values, at a field */
function PassedDates({ passed, products, onEdit }: PassedDatesProps) {
  if (passed.length === 0) return null;
  return (
    <section aria-labelledby="passed-dates" className="rounded-2xl border-l-3 border-danger bg-wash p-4 sm:p-6">
      <h2 id="passed-dates" className="mb-3 text-xl">
        {text.passed.title}
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
                    { label: text.passed.newDate, values: [], at: field },
                    field === "shipDate"
                      ? { label: text.passed.inStock, values: inStock, at: "availability" as const }
                      : { label: text.passed.endSale, values: withoutSale(product), at: field },
                    ...(field === "saleEnds" && product.confirmedSaleEnd !== product.saleEnds
                      ? [{ label: text.passed.confirmListPrice, values: confirmed(product), at: field }]
                      : []),
                  ].map(({ label, values, at }) => (
                    <Button key={label} variant="secondary" onClick={() => onEdit(product, values, at)}>
                      {label}
                      <span className="sr-only">{`: ${product.title}`}</span>
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
