/** A spreadsheet reads these as a formula, also after blanks (OWASP, CSV injection). */
const formula = /^[\s\uFEFF]*[=+\-@\t\r|%\uFF0B\uFF0D\uFF1D\uFF20]/;

/** RFC 4180; a value that looks like a formula is prefixed with an apostrophe. */
export function csvCell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === "string" && formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(",")}\r\n`;
