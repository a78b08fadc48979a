import { currencyDigits } from "#contract/currency.ts";
import { locale } from "./format.ts";

/** An amount in whole units of a currency, such as `$12.50`, `¥5,598` or `KWD 5.598`. Staff screens and the order page use it. */
export function amountText(amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  const options = {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat(locale, options).format(amount);
}

/** The same from a currency's smallest units: 5598 of `jpy` is `¥5,598`, of `usd` `$55.98`. */
export const unitsText = (units: number, currency: string): string =>
  amountText(units / 10 ** currencyDigits(currency), currency);
