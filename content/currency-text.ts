import { currencyDigits } from "#contract/currency-units.ts";
import { locale } from "./format.ts";
import { moneyText } from "./money.ts";

/** An amount of a currency's smallest units, as it is read: 5598 of `jpy` is `¥5,598`, of `usd` `$55.98`. */
export function unitsText(units: number, currency: string): string {
  const digits = currencyDigits(currency);
  return moneyText({ amount: (units / 10 ** digits).toFixed(digits), currency });
}

function currencyPart(currency: string, currencyDisplay: "symbol" | "name"): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
  return format.formatToParts(2).find(({ type }) => type === "currency")?.value ?? currency;
}

/** The sign that stands at an amount in a currency: `$`, `€`, `CHF`. */
export const currencySign = (currency: string): string => currencyPart(currency, "symbol");

/** What a currency is called in a sentence, in plural: "US dollars", "euros". */
export const currencyName = (currency: string): string => currencyPart(currency, "name");
