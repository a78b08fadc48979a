import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AdminApi } from "#app/features/admin/admin-api.ts";
import { Button } from "#app/ui/button.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import type { CatalogChangeEntry, CatalogResponse } from "#contract/admin-catalog.ts";
import { type FieldPlace, type FieldValue, fieldKey } from "#contract/catalog-fields.ts";
import type { DraftEdit } from "./draft-storage.ts";
import { ProductFields } from "./product-fields.tsx";
import { ScheduleField } from "./schedule-field.tsx";
import type { ProductDrafts } from "./use-drafts.ts";
import { focusOn, useProductForm } from "./use-product-form.ts";
import { VariantFields } from "./variant-fields.tsx";

const text = catalogText.form;

/**
 * What is typed stays until it is saved or discarded.
 * @param upcoming the changes to come
 * @param focus the field to begin with, by who opened it and when
 * @param onSaved reads the screen's lists again
 */
export function ProductForm({
  call,
  entry: { product, live },
  edits,
  drafts,
  upcoming,
  focus,
  onSaved,
}: {
  call: AdminApi;
  entry: CatalogResponse["products"][number];
  edits: readonly DraftEdit[];
  drafts: ProductDrafts;
  upcoming: readonly CatalogChangeEntry[];
  focus: { readonly name: string } | null;
  onSaved: () => void;
}) {
  const [later, setLater] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { shown, problems, setProblems, failure, busy, save, preview, previewAt } = useProductForm(
    form,
    call,
    { product, edits, drafts, upcoming },
    onSaved,
  );

  useEffect(() => {
    if (focus) focusOn(form.current, focus.name);
  }, [focus]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save(null);
  }

  const problemOf = (key: string): string | undefined => problems.find((place) => fieldKey(place) === key)?.message;
  const fields = {
    product: shown,
    problemOf,
    onChange: (values: readonly FieldValue[]) => {
      // What is wrong with a price may be mended by the variant's other one.
      const isTouched = (place: FieldPlace): boolean =>
        values.some(({ variant, field }) => variant === place.variant && (variant !== null || field === place.field));
      setProblems((before) => before.filter((place) => !isTouched(place)));
      drafts.change(product, values);
    },
  };
  const changed = new Set(edits.flatMap(({ variant }) => variant ?? []));
  const hasSale = [product, shown].some(
    ({ saleEnds, variants }) =>
      saleEnds !== undefined || variants.some(({ originalPrice }) => originalPrice !== undefined),
  );
  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label={text.label(product.title)} className="mt-5 grid gap-6">
      {drafts.isRestored(product) ? (
        <p role="status" className="border-l-3 border-accent pl-3">
          {text.restored}
        </p>
      ) : null}
      <ProductFields hasSale={hasSale} {...fields} />
      <div>
        <VariantFields live={live} changed={changed} {...fields} />
        <p className="text-sm text-ink-soft">
          {text.compareAtHint} {text.stockHint}
        </p>
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" busy={busy}>
            {text.save}
          </Button>
          <Button variant="secondary" aria-expanded={later} onClick={() => setLater(!later)}>
            {text.later}
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => void preview()}>
            {text.preview}
          </Button>
          <Button variant="quiet" busy={busy} onClick={() => drafts.close(product)}>
            {text.cancel}
          </Button>
          <p className="px-2 text-ink-soft">{edits.length > 0 ? text.changes(edits.length) : null}</p>
        </div>
        <p role="alert" className="mt-2 text-danger empty:hidden">
          {failure}
        </p>
        {previewAt ? (
          <a href={previewAt} target="_blank" rel="noreferrer" className="mt-2 inline-block underline">
            {text.openPreview}
          </a>
        ) : null}
        {later ? <ScheduleField busy={busy} onSchedule={(moment) => void save(moment)} /> : null}
      </div>
    </form>
  );
}
