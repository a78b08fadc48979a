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
import { type FieldValue, fieldKey } from "#contract/catalog-fields.ts";
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

/** Moves the focus to a field of a form, by its name. */
function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
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

  useEffect(() => {
    if (focus) focusOn(form.current, focus.name);
  }, [focus]);

  function showProblems(found: readonly Problem[], message?: string): void {
    setProblems(found);
    setFailure(message);
    const [first] = found;
    if (first) focusOn(form.current, fieldKey(first));
  }

  /** Whether what was typed can be sent; if not, it's said beside the fields. @param moment when it's to hold */
  function isFit(moment: string): boolean {
    const found = newProblems(product, shown, moment.slice(0, 10)).map((one) => ({
      ...one,
      message: problemText(one.code, ""),
    }));
    const message = edits.length === 0 ? text.nothingChanged : found.length > 0 ? text.refused : undefined;
    showProblems(found, message);
    return message === undefined;
  }

  /** Sends something; what the server finds wrong is shown beside the fields, and everything typed stays. */
  async function send(work: () => Promise<void>): Promise<void> {
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

  async function save(appliesAt: string | null) {
    if (!isFit(appliesAt ?? new Date().toISOString())) return;
    await send(async () => {
      const payload = { product: product.id, edits, appliesAt };
      const { message } = await call.post("/api/admin/catalog/changes", payload, successResponse);
      showToast({ title: message });
      drafts.close(product);
      onSaved();
    });
  }

  async function preview() {
    setPreviewAt(undefined);
    if (!isFit(new Date().toISOString())) return;
    // Opened by the press itself: a window that opens after an answer is taken for an advertisement.
    const opened = window.open("", "_blank");
    const show = edits.findLast(({ variant }) => variant !== null)?.variant ?? null;
    let address: string | undefined;
    await send(async () => {
      const payload = { product: product.id, edits, show };
      ({ address } = await call.post("/api/admin/catalog/preview", payload, catalogPreviewResponse));
    });
    if (opened && address !== undefined) opened.location.href = address;
    else opened?.close();
    if (!opened) setPreviewAt(address);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save(null);
  }

  const problemOf = (key: string): string | undefined => problems.find((one) => fieldKey(one) === key)?.message;
  const fields = {
    product: shown,
    problemOf,
    onChange: (values: readonly FieldValue[]) => {
      // What is wrong with one price of a variant may be mended by the other.
      const isTouched = (one: Problem): boolean =>
        values.some(({ variant, field }) => variant === one.variant && (variant !== null || field === one.field));
      setProblems((before) => before.filter((one) => !isTouched(one)));
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
        <p className="text-sm text-ink-soft">{text.compareAtHint}</p>
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" disabled={busy}>
            {text.save}
          </Button>
          <Button variant="secondary" aria-expanded={later} onClick={() => setLater(!later)}>
            {text.later}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void preview()}>
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
