import { type FormEvent, useEffect, useRef, useState } from "react";
import { type AdminApi, AdminApiError } from "#app/features/admin/admin-api.ts";
import { showFailure } from "#app/features/admin/submit-action.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { catalogText } from "#content/admin-catalog.ts";
import { problemText } from "#content/catalog-problem-text.ts";
import {
  type CatalogRefusal,
  type CatalogResponse,
  catalogPreviewResponse,
  catalogRefusal,
} from "#contract/admin-catalog.ts";
import { successResponse } from "#contract/admin-inbox.ts";
import { fieldKey } from "#contract/catalog-fields.ts";
import { newProblems } from "#contract/catalog-problems.ts";
import type { DraftEdit } from "./draft-storage.ts";
import { ProductFields } from "./product-fields.tsx";
import { ScheduleField } from "./schedule-field.tsx";
import { drafted, type ProductDrafts } from "./use-drafts.ts";
import { VariantFields } from "./variant-fields.tsx";

const text = catalogText.form;
type Problem = Pick<CatalogRefusal["problems"][number], "variant" | "field" | "message">;

/** What a refused change says of its fields; null for any other failure. */
function refusalOf(failure: unknown): CatalogRefusal | null {
  if (!(failure instanceof AdminApiError) || failure.body === "") return null;
  try {
    return catalogRefusal.parse(JSON.parse(failure.body));
  } catch {
    return null;
  }
}

/**
 * The form that changes a product. What is typed stays until it is saved or discarded, whatever fails.
 * @param edits what was typed
 * @param focus the name of the field to begin with, by who opened it and when
 * @param onSaved reads the screen's lists again
 */
export function ProductForm({
  call,
  entry: { product, live },
  edits,
  drafts,
  focus,
  onSaved,
}: {
  call: AdminApi;
  entry: CatalogResponse["products"][number];
  edits: readonly DraftEdit[];
  drafts: ProductDrafts;
  focus: { readonly name: string } | null;
  onSaved: () => void;
}) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [later, setLater] = useState(false);
  const [previewAt, setPreviewAt] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const shown = drafted(product, edits);

  const focusOn = (name: string): void => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  useEffect(() => {
    const field = focus && form.current?.elements.namedItem(focus.name);
    if (field instanceof HTMLElement) field.focus();
  }, [focus]);

  function showProblems(found: readonly Problem[], message?: string): void {
    setProblems(found);
    setFailure(message);
    const [first] = found;
    if (first) requestAnimationFrame(() => focusOn(fieldKey(first)));
  }

  /** Sends the changed fields; what is wrong with them is shown beside them, before or after. */
  async function send(work: () => Promise<void>, day: string): Promise<void> {
    setPreviewAt(undefined);
    if (edits.length === 0) return showProblems([], text.nothingChanged);
    const found = newProblems(product, shown, day).map((one) => ({ ...one, message: problemText(one.code, "") }));
    if (found.length > 0) return showProblems(found, catalogText.form.refused);
    showProblems([]);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) {
        showProblems(refusal.problems, refusal.message);
        drafts.rebase(product, refusal.problems);
        onSaved();
      } else {
        setFailure(error instanceof Error ? error.message : undefined);
        showFailure(error);
      }
    } finally {
      setBusy(false);
    }
  }

  const save = (appliesAt: string | null) =>
    send(
      async () => {
        const payload = { product: product.id, edits, appliesAt };
        const { message } = await call.post("/api/admin/catalog/changes", payload, successResponse);
        showToast({ title: message });
        drafts.close(product);
        onSaved();
      },
      (appliesAt ?? new Date().toISOString()).slice(0, 10),
    );

  function preview() {
    // Opened by the press itself: a window that opens after an answer is taken for an advertisement.
    const opened = edits.length > 0 ? window.open("", "_blank") : null;
    const show = edits.findLast(({ variant }) => variant !== null)?.variant ?? null;
    let isThere = false;
    void send(
      async () => {
        const payload = { product: product.id, edits, show };
        const { address } = await call.post("/api/admin/catalog/preview", payload, catalogPreviewResponse);
        isThere = true;
        if (opened) opened.location.href = address;
        else setPreviewAt(address);
      },
      new Date().toISOString().slice(0, 10),
    ).finally(() => {
      if (!isThere) opened?.close();
    });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save(null);
  }

  const problemOf = (key: string): string | undefined => problems.find((one) => fieldKey(one) === key)?.message;
  const fields = {
    product: shown,
    problemOf,
    onChange: (values: Parameters<ProductDrafts["change"]>[1]) => drafts.change(product, values),
  };
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
      <VariantFields live={live} {...fields} />
      <ProductFields hasSale={hasSale} {...fields} />
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" disabled={busy}>
            {text.save}
          </Button>
          <Button variant="secondary" aria-expanded={later} onClick={() => setLater(!later)}>
            {text.later}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={preview}>
            {text.preview}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => drafts.close(product)}>
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
