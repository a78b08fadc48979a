import { defaultCurrency, type Money } from "#contract/currency.ts";
import { locale } from "./format.ts";

/** To make a formatter takes a phone several milliseconds, so each is made once. */
const formatters = new Map<string, Intl.NumberFormat>();

/** @param whole shows no decimals; otherwise a currency has its own number of them */
function formatterOf(currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${currency} ${whole}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = whole ? { maximumFractionDigits: 0 } : {};
  const made = new Intl.NumberFormat(locale, { style: "currency", currency, ...digits });
  formatters.set(key, made);
  return made;
}

/**
 * An amount as shoppers read it: `$12.50`, `€12.50`, `¥5,598`. It has the decimals of its currency, and none where its text
 * has none: 50 US dollars are `$50`. US dollars need no formatter: the first that is made takes 60 ms of a phone.
 */
export function moneyText({ amount, currency }: Money): string {
  if (currency === defaultCurrency && /^\d+(\.\d\d)?$/.test(amount))
    return `$${amount.replace(/\B(?=(\d{3})+(\.|$))/g, ",")}`;
  return formatterOf(currency, !amount.includes(".")).format(Number(amount));
}
