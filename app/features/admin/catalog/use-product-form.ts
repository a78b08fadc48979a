import { type RefObject, useState } from "react";
import { type AdminApi, AdminApiError } from "#app/features/admin/admin-api.ts";
import { showFailure } from "#app/features/admin/submit-action.ts";
import { useAsk } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { catalogText } from "#content/admin-catalog.ts";
import { problemText } from "#content/catalog-problem-text.ts";
import {
  type CatalogChangeEntry,
  type CatalogRefusal,
  catalogPreviewResponse,
  catalogRefusal,
} from "#contract/admin-catalog.ts";
import { successResponse } from "#contract/admin-inbox.ts";
import { fieldKey, fieldValue } from "#contract/catalog-fields.ts";
import { newProblems, steepFalls } from "#contract/catalog-problems.ts";
import type { Product } from "#contract/product.ts";
import type { DraftEdit } from "./draft-storage.ts";
import { drafted, type ProductDrafts } from "./use-drafts.ts";

const text = catalogText.form;
type Problem = Pick<CatalogRefusal["problems"][number], "variant" | "field" | "message">;

/** Null for any other failure. */
export function refusalOf(failure: unknown): CatalogRefusal | null {
  if (!(failure instanceof AdminApiError) || failure.body === "") return null;
  try {
    return catalogRefusal.parse(JSON.parse(failure.body));
  } catch {
    return null;
  }
}

export function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * Saves or previews what was typed, which stays until it is saved; the focus goes to the first wrong field.
 * @param onSaved reads the screen's lists again
 */
export function useProductForm(
  form: RefObject<HTMLFormElement | null>,
  call: AdminApi,
  {
    product,
    edits,
    drafts,
    upcoming,
  }: {
    product: Product;
    edits: readonly DraftEdit[];
    drafts: ProductDrafts;
    upcoming: readonly CatalogChangeEntry[];
  },
  onSaved: () => void,
) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [previewAt, setPreviewAt] = useState<string>();
  const shown = drafted(product, edits);
  const ask = useAsk();

  function showProblems(found: readonly Problem[], message?: string): void {
    setProblems(found);
    setFailure(message);
    const [first] = found;
    if (first) focusOn(form.current, fieldKey(first));
  }

  /** What was typed, or, where nothing was, what earlier changes will have replaced by then. */
  function wantedAt(moment: string | null): readonly DraftEdit[] {
    if (edits.length > 0 || moment === null) return edits;
    const replaced = upcoming
      .filter((change) => change.product === product.title && (change.appliesAt ?? moment) < moment)
      .flatMap((change) => change.edits)
      .map(({ variant, field }) => ({ variant, field, to: fieldValue(product, { variant, field }) ?? "" }));
    return [...new Map(replaced.map((edit) => [fieldKey(edit), { ...edit, from: edit.to }])).values()];
  }

  /** If it can't be sent, the fields say why. @param moment when it's to hold */
  function isFit(wanted: readonly DraftEdit[], moment: string): boolean {
    const found = newProblems(product, shown, moment.slice(0, 10)).map((problem) => ({
      ...problem,
      message: problemText(problem.code, ""),
    }));
    const message = wanted.length === 0 ? text.nothingChanged : found.length > 0 ? text.refused : undefined;
    showProblems(found, message);
    return message === undefined;
  }

  /** What the server finds wrong is shown beside the fields. */
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

  async function save(appliesAt: string | null, confirmsFalls = false) {
    const wanted = wantedAt(appliesAt);
    if (!isFit(wanted, appliesAt ?? new Date().toISOString())) return;
    const falls = steepFalls(product, shown);
    if (falls.length > 0 && !confirmsFalls) {
      const { question, confirm, cancel } = text.falls;
      ask({ question, text: text.falls.text(falls), confirm, cancel, onConfirm: () => void save(appliesAt, true) });
      return;
    }
    await send(async () => {
      const payload = { product: product.id, edits: wanted, appliesAt, confirmsFalls };
      const { message } = await call.post("/api/admin/catalog/changes", payload, successResponse);
      showToast({ title: message });
      drafts.close(product);
      onSaved();
    });
  }

  async function preview() {
    setPreviewAt(undefined);
    if (!isFit(edits, new Date().toISOString())) return;
    // By the press itself: a window that opens later is blocked.
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

  return {
    shown,
    problems,
    setProblems,
    failure,
    busy,
    save,
    preview,
    /** Where the browser opened no window. */
    previewAt,
  };
}
