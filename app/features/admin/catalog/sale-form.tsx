import { useState } from "react";
import { Field, fieldProps, submitted } from "#app/features/admin/form.tsx";
import { useCurrency } from "#app/lib/use-public-config.ts";
import { Button } from "#app/ui/button.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { problemText } from "#content/catalog-problem-text.ts";
import { currencySign } from "#content/currency-text.ts";
import { timeText } from "#content/format.ts";
import { groupBy } from "#content/group-by.ts";
import { moneyText } from "#content/money.ts";
import { tagigoNetworks } from "#content/products/tagigo/options.ts";
import type { Variant } from "#contract/product.ts";
import { saleBegins, saleEndText, saleOver } from "#contract/sale-days.ts";
import type { ProductFormProps } from "./product-form.tsx";
import { useCatalogForm } from "./use-catalog-form.ts";

const text = catalogText.sale;

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

type SaleFormProps = Pick<ProductFormProps, "entry" | "onSaved" | "onClose">;

/** The form that makes a sale of a product: a price for each group of variants, and its first and last day. */
export function SaleForm({ entry: { product, live }, onSaved, onClose }: SaleFormProps) {
  const currency = useCurrency();
  /** The days, and prices by their groups. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { firstDay = "", lastDay = "" } = typed;
  const priced = product.variants.filter(({ id }) => !live.includes(id));
  const groups = [...groupBy(priced, groupOf)];
  const { form, problems, busy, check, save } = useCatalogForm(product, (refusal) => {
    const nameOf = (variant: string | null): string =>
      groups.find(([, variants]) => variants.some(({ id }) => id === variant))?.[0] ?? "lastDay";
    return Object.fromEntries(refusal.problems.map(({ variant, message }) => [nameOf(variant), message]));
  });
  const edits = groups.flatMap(([name, variants]) => {
    const to = typed[name]?.trim() ?? "";
    return to === ""
      ? []
      : variants.map(({ id, price }) => ({ variant: id, field: "price" as const, from: price, to }));
  });
  const from = beginning(firstDay);

  const onSubmit = submitted(() => {
    const isFit = check({
      ...(edits.length === 0 && groups[0] ? { [groups[0][0]]: text.noPrice } : {}),
      firstDay: firstDay === "" || isDay(firstDay) ? undefined : problemText("date-unreal", ""),
      lastDay: isDay(lastDay) ? undefined : text.noLastDay,
    });
    if (!isFit) return;
    save({ edits, appliesAt: beginning(firstDay), until: lastDay }, () => {
      onSaved();
      onClose();
    });
  });

  const field = fieldProps(typed, problems, setTyped, busy);
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
          const now = [...new Set(variants.map(({ price }) => moneyText({ amount: price, currency })))].join(" / ");
          return (
            <Field
              key={name}
              {...field(name)}
              label={text.price(name, currencySign(currency))}
              inputMode="decimal"
              maxLength={10}
              autoFocus={index === 0}
              hint={`${text.now(now)}${groups.length > 1 ? ` ${text.optional}` : ""}`}
            />
          );
        })}
      </div>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        {(["firstDay", "lastDay"] as const).map((name) => (
          <Field key={name} {...field(name)} label={text[name]} type="date" hint={text[`${name}Hint`]} />
        ))}
      </div>
      {isDay(lastDay) ? (
        <p className="max-w-prose">
          {text.span(from && timeText(from, "moment"), timeText(saleOver(lastDay), "moment"))}
        </p>
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
          {problems.form}
        </p>
      </div>
    </form>
  );
}
