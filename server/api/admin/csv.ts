/** By this a spreadsheet knows that a file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** A spreadsheet reads these as a formula, also after blanks (OWASP, CSV injection). */
const formula = /^[\s\uFEFF]*[=+\-@\t\r|%\uFF0B\uFF0D\uFF1D\uFF20]/;

/**
 * Writes a value as a cell of a CSV file (RFC 4180), quoted where it needs to be. A text that looks like a formula gets
 * an apostrophe in front, so that no spreadsheet runs it.
 */
export function csvCell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === "string" && formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes a line of a CSV file with its end, each value by `csvCell`. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(",")}\r\n`;
