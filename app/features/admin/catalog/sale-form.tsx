import { type FormEvent, useRef, useState } from "react";
import type { AdminApi } from "#app/features/admin/admin-api.ts";
import { timestampText } from "#app/features/admin/format.ts";
import { showFailure } from "#app/features/admin/submit-action.ts";
import { Button } from "#app/ui/button.tsx";
import { useAsk } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { catalogText } from "#content/admin-catalog.ts";
import { tagigoNetworks } from "#content/catalog/tagigo-options.ts";
import { problemText } from "#content/catalog-problem-text.ts";
import type { CatalogResponse } from "#contract/admin-catalog.ts";
import { successResponse } from "#contract/admin-inbox.ts";
import { withFieldValues } from "#contract/catalog-fields.ts";
import { steepFalls } from "#contract/catalog-problems.ts";
import type { Variant } from "#contract/product.ts";
import { saleBegins, saleEndText, saleOver } from "#contract/sale-days.ts";
import { CatalogField } from "./catalog-field.tsx";
import { focusOn, refusalOf } from "./use-product-form.ts";

const text = catalogText.sale;
type Problems = Readonly<Record<string, string>>;

/** "Tagigo G, 4-Pack" in all its colors. */
const groupOf = ({ networkType, packSize, title }: Variant): string =>
  networkType && packSize ? `${tagigoNetworks[networkType].name}, ${packSize}` : title;

/** A year may be half typed. */
const isDay = (typed: string): boolean => saleEndText(typed) !== "";

/** Null for at once, also where that was earlier today. */
function beginning(firstDay: string): string | null {
  const moment = isDay(firstDay) ? saleBegins(firstDay) : null;
  return moment !== null && Date.parse(moment) > Date.now() ? moment : null;
}

/** @param onSaved reads the screen's lists again */
export function SaleForm({
  call,
  entry: { product, live },
  onSaved,
  onClose,
}: {
  call: AdminApi;
  entry: CatalogResponse["products"][number];
  onSaved: () => void;
  onClose: () => void;
}) {
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const [firstDay, setFirstDay] = useState("");
  const [lastDay, setLastDay] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ask = useAsk();
  const groups = [
    ...Map.groupBy(
      product.variants.filter(({ id }) => !live.includes(id)),
      groupOf,
    ),
  ];
  const edits = groups.flatMap(([name, variants]) => {
    const to = prices[name]?.trim() ?? "";
    return to === ""
      ? []
      : variants.map(({ id, price }) => ({ variant: id, field: "price" as const, from: price, to }));
  });

  function show(found: Problems, message?: string): void {
    setProblems(found);
    setFailure(message);
    const [first] = Object.keys(found);
    if (first !== undefined) focusOn(form.current, first);
  }

  async function save(confirmsFalls: boolean): Promise<void> {
    const falls = steepFalls(product, withFieldValues(product, edits));
    if (falls.length > 0 && !confirmsFalls) {
      const { question, confirm, cancel } = catalogText.form.falls;
      const words = catalogText.form.falls.text(falls);
      ask({ question, text: words, confirm, cancel, onConfirm: () => void save(true) });
      return;
    }
    setBusy(true);
    try {
      const payload = { product: product.id, edits, appliesAt: beginning(firstDay), until: lastDay, confirmsFalls };
      const { message } = await call.post("/api/admin/catalog/changes", payload, successResponse);
      showToast({ title: message });
      onSaved();
      onClose();
    } catch (error) {
      const refusal = refusalOf(error);
      const found = refusal?.problems.map(({ variant, message }): [string, string] => {
        const group = groups.find(([, variants]) => variants.some(({ id }) => id === variant));
        return [group?.[0] ?? "lastDay", message];
      });
      if (refusal) show(Object.fromEntries(found ?? []), refusal.message);
      else {
        setFailure(error instanceof Error ? error.message : undefined);
        showFailure(error);
      }
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const found = {
      ...(edits.length === 0 && groups[0] ? { [groups[0][0]]: text.noPrice } : {}),
      ...(firstDay === "" || isDay(firstDay) ? {} : { firstDay: problemText("date-unreal", "") }),
      ...(!isDay(lastDay) ? { lastDay: text.noLastDay } : {}),
    };
    show(found);
    if (Object.keys(found).length === 0) void save(false);
  }

  const from = beginning(firstDay);
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      aria-label={text.label(product.title)}
      className="mt-5 mb-6 grid gap-5 rounded-xl bg-wash p-4 sm:p-6"
    >
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        {groups.map(([name, variants], index) => {
          const now = [...new Set(variants.map(({ price }) => `$${price}`))].join(" / ");
          return (
            <CatalogField
              key={name}
              label={text.price(name)}
              name={name}
              inputMode="decimal"
              maxLength={10}
              autoFocus={index === 0}
              value={prices[name] ?? ""}
              hint={`${text.now(now)}${groups.length > 1 ? ` ${text.optional}` : ""}`}
              problem={problems[name]}
              onChange={({ target }) => setPrices({ ...prices, [name]: target.value })}
            />
          );
        })}
      </div>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <CatalogField
          label={text.firstDay}
          name="firstDay"
          type="date"
          value={firstDay}
          hint={text.firstDayHint}
          problem={problems.firstDay}
          onChange={({ target }) => setFirstDay(target.value)}
        />
        <CatalogField
          label={text.lastDay}
          name="lastDay"
          type="date"
          value={lastDay}
          hint={text.lastDayHint}
          problem={problems.lastDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
      </div>
      {isDay(lastDay) ? (
        <p className="max-w-prose">{text.span(from && timestampText(from), timestampText(saleOver(lastDay)))}</p>
      ) : null}
      <div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy}>
            {text.save}
          </Button>
          <Button variant="quiet" busy={busy} onClick={onClose}>
            {catalogText.form.cancel}
          </Button>
        </div>
        <p role="alert" className="mt-2 text-danger empty:hidden">
          {failure}
        </p>
      </div>
    </form>
  );
}
