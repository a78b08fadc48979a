// What people type into fields of settings, read as they mean it. Each gives back what it can't read, to be refused.

/** What says of a field that there is nothing to enter, in any case: no register, no VAT ID. */
export const noneWord = "none";

/** Makes the small word of `None` or `NONE`. Anything else stays as it is. */
export const noneIn = (typed: string): string => (typed.trim().toLowerCase() === noneWord ? noneWord : typed);

const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** An amount as people type one, with the sign or the code of a currency before or behind it. */
const typedAmount = /^(?:\p{Sc}|([a-z]{3}))?\s*(\d+)(?:[.,](\d{1,2}))?\s*(?:\p{Sc}|([a-z]{3}))?$/iu;

/** The sign of a currency alone, also where others have it too: `$` of Canadian dollars. */
function ownSign(currency: string): string | undefined {
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return format.formatToParts(2).find(({ type }) => type === "currency")?.value;
}

/**
 * Gives the sign or the code at a typed amount that isn't the shop's own, such as `€` or `EUR` where it sells in dollars.
 * @param currency the shop's, as an ISO 4217 code
 * @returns null where there is none, and for what is no amount
 */
export function foreignCurrencyIn(typed: string, currency: string): string | null {
  if (amountIn(typed) === typed) return null;
  const marks =
    typed
      .normalize("NFKC")
      .toUpperCase()
      .match(/\p{Sc}|[A-Z]{3}/gu) ?? [];
  return marks.find((mark) => mark !== currency.toUpperCase() && mark !== ownSign(currency)) ?? null;
}

/**
 * Makes an amount of what somebody typed for one: without the sign or the code of a currency, with a point before its
 * decimals. Gives back what is none.
 */
function amountIn(typed: string): string {
  const [, before = "", whole, decimals = "", after = ""] = typedAmount.exec(typed.trim()) ?? [];
  const isCode = (word: string): boolean => word === "" || currencyCodes.has(word.toUpperCase());
  if (whole === undefined || !isCode(before) || !isCode(after)) return typed;
  return decimals === "" ? whole : `${whole}.${decimals.padEnd(2, "0")}`;
}

/** Makes an amount with two decimals of what somebody typed for one: `5.00` of `5`. Gives back what is none. */
export function rateIn(typed: string): string {
  const amount = amountIn(typed);
  return /^\d+$/.test(amount) ? `${amount}.00` : amount;
}

/** Makes a sum of what somebody typed for one, `0` of a zero however it is written, and the word where there is none. */
export function sumIn(typed: string): string {
  const sum = amountIn(noneIn(typed));
  return /^0+(\.00)?$/.test(sum) ? "0" : sum;
}

/** Makes an international telephone number of one as people write them: `+1.949/555-0100`. Gives back what is none. */
export const phoneIn = (typed: string): string =>
  typed
    .trim()
    .replace(/^00/, "+")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\s./]+/g, " ");

/** Makes a day of one with the year first, such as `2026/11/6`: `2026-11-06`. Gives back what is none. */
export function dayIn(typed: string): string {
  const [, year, month = "", day = ""] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?$/.exec(typed.trim()) ?? [];
  return year === undefined ? typed.trim() : [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
