import { currencyDigits } from "./currency-units.ts";

/** By this a spreadsheet knows that a file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** A spreadsheet reads these as a formula, also after blanks (OWASP, CSV injection). */
const formula = /^[\s\uFEFF]*[=+\-@\t\r|%\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Writes an amount of a currency's smallest units for a cell: exactly, with the currency's decimals. */
export function amountOf(units: number, currency: string): { readonly amount: string } {
  const digits = currencyDigits(currency);
  const text = String(Math.abs(units)).padStart(digits + 1, "0");
  const whole = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { amount: units < 0 ? `-${whole}` : whole };
}

/** What a cell holds. An amount is written with its decimals, as `amountOf` gives it, and is never a formula. */
export type CsvValue = string | number | { readonly amount: string };

/**
 * Writes a value as a cell of a CSV file (RFC 4180), quoted where it needs to be. A text that looks like a formula gets
 * an apostrophe in front, so that no spreadsheet runs it.
 */
export function csvCell(value: CsvValue): string {
  if (typeof value === "object") return value.amount;
  const text = String(value);
  const safe = typeof value === "string" && formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes a line of a CSV file with its end, each value by `csvCell`. */
export const csvLine = (cells: readonly CsvValue[]): string => `${cells.map(csvCell).join(",")}\r\n`;
