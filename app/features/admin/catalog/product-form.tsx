import { useRef, useState } from "react";
import { Field, onEnter, submitted } from "#app/features/admin/form.tsx";
import { useCurrency } from "#app/lib/use-public-config.ts";
import { Button } from "#app/ui/button.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { problemText } from "#content/catalog-problem-text.ts";
import { type CatalogChangeEntry, type CatalogResponse, catalogPreviewResponse } from "#contract/admin-catalog.ts";
import { type FieldValue, fieldKey, fieldValue, variantFields, withFieldValues } from "#contract/catalog-fields.ts";
import { newProblems } from "#contract/catalog-problems.ts";
import { ProductFields, VariantFields } from "./product-fields.tsx";
import { useCatalogForm } from "./use-catalog-form.ts";
import type { DraftEdit, ProductDrafts } from "./use-drafts.ts";

const text = catalogText.form;

/** The name of the button that saves what a press beside a passed date has filled in. */
export const saveFilled = "save-filled";

export type ProductFormProps = {
  entry: CatalogResponse["products"][number];
  edits: readonly DraftEdit[];
  drafts: ProductDrafts;
  /** Whether a press beside a passed date has filled it in. */
  isFilled: boolean;
  /** The changes to come. */
  upcoming: readonly CatalogChangeEntry[];
  /** Reads the screen's lists again. */
  onSaved: () => void;
  onClose: () => void;
};

/** What is typed stays until it is saved or discarded. */
export function ProductForm({ entry, edits, drafts, isFilled, upcoming, onSaved, onClose }: ProductFormProps) {
  const { product, live } = entry;
  const currency = useCurrency();
  const [later, setLater] = useState(false);
  /** Where the browser opened no window. */
  const [previewAt, setPreviewAt] = useState<string>();
  const { form, problems, busy, check, clear, post, save } = useCatalogForm(product, (refusal) => {
    drafts.rebase(product, refusal.problems);
    onSaved();
    return Object.fromEntries(refusal.problems.map((problem) => [fieldKey(problem), problem.message]));
  });
  const shown = withFieldValues(product, edits);

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
  function isFit(wanted: readonly DraftEdit[], moment = new Date().toISOString()): boolean {
    const found = newProblems(product, shown, moment.slice(0, 10));
    const refused = found.length > 0 ? text.refused : undefined;
    return check({
      ...Object.fromEntries(found.map((problem) => [fieldKey(problem), problemText(problem.code, "", "", currency)])),
      form: wanted.length === 0 ? text.nothingChanged : refused,
    });
  }

  function saveAt(appliesAt: string | null) {
    const wanted = wantedAt(appliesAt);
    if (!isFit(wanted, appliesAt ?? undefined)) return;
    save({ edits: [...wanted], appliesAt }, () => {
      onSaved();
      if (!drafts.saved(product, wanted, appliesAt === null)) onClose();
    });
  }

  async function preview() {
    setPreviewAt(undefined);
    if (!isFit(edits)) return;
    // By the press itself: a window that opens later is blocked.
    const opened = window.open("", "_blank");
    const variant = edits.findLast((edit) => edit.variant !== null)?.variant ?? null;
    const response = await post("preview", { product: product.id, edits, show: variant }, catalogPreviewResponse, {
      changesNothing: true,
    });
    if (opened && response) opened.location.href = response.address;
    else opened?.close();
    if (!opened) setPreviewAt(response?.address);
  }

  const fields = {
    product: shown,
    problems,
    onChange: (values: readonly FieldValue[]) => {
      // What is wrong with a price may be mended by the variant's other one.
      const touched = values.flatMap(({ variant, field }) =>
        (variant === null ? [field] : variantFields).map((name) => fieldKey({ variant, field: name })),
      );
      clear(touched);
      drafts.change(product, values);
    },
  };
  const changed = new Set(edits.flatMap(({ variant }) => variant ?? []));
  const hasSale = [product, shown].some(
    ({ saleEnds, variants }) =>
      saleEnds !== undefined || variants.some(({ originalPrice }) => originalPrice !== undefined),
  );
  return (
    <form
      ref={form}
      onSubmit={submitted(() => saveAt(null))}
      noValidate
      aria-label={text.label(product.title)}
      className="mt-5 grid gap-6"
    >
      {drafts.isRestored(product) ? (
        <p role="status" className="border-l-3 border-accent pl-3">
          {text.restored}
        </p>
      ) : null}
      {isFilled ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-l-3 border-accent pl-3">
          <p role="status">{text.filled}</p>
          <Button type="submit" name={saveFilled} busy={busy}>
            {text.save}
          </Button>
        </div>
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
          <Button variant="quiet" busy={busy} onClick={onClose}>
            {text.cancel}
          </Button>
          <p className="px-2 text-ink-soft">{edits.length > 0 ? text.changes(edits.length) : null}</p>
        </div>
        <p role="alert" className="mt-2 text-danger empty:hidden">
          {problems.form}
        </p>
        {previewAt ? (
          <a href={previewAt} target="_blank" rel="noreferrer" className="mt-2 inline-block underline">
            {text.openPreview}
          </a>
        ) : null}
        {later ? <ScheduleField busy={busy} onSchedule={saveAt} /> : null}
      </div>
    </form>
  );
}

/** Asks for the moment (ISO 8601) at which a change is to be made. */
function ScheduleField({ busy, onSchedule }: { busy: boolean; onSchedule: (moment: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  function schedule() {
    const moment = Date.parse(`${field.current?.value}Z`);
    if (moment > Date.now()) onSchedule(new Date(moment).toISOString());
    else setProblem(text.badMoment);
  }
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-3 rounded-xl bg-wash p-4">
      <Field
        className="min-w-0 grow sm:max-w-80"
        label={text.moment}
        type="datetime-local"
        name="moment"
        ref={field}
        autoFocus
        problem={problem}
        onChange={() => setProblem(undefined)}
        onKeyDown={onEnter(schedule)}
      />
      <Button className="sm:mt-8" busy={busy} onClick={schedule}>
        {text.schedule}
      </Button>
    </div>
  );
}
