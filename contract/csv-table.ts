import Papa from "papaparse";

/** A file of rows, as it was read. */
export type CsvTable = {
  /** The names of the columns: of the first line, or made up where that holds an address already. */
  readonly columns: readonly string[];
  /** Every line with something in it, and its number in the file as a spreadsheet counts. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

/** Why a file can't be read: it holds nothing, no text, or more lines than may be. */
export type CsvProblem = "empty" | "binary" | "long";

/** What programs put between two columns. */
const delimiters = [",", ";", "\t", "|"];
const address = /^\S+@\S+\.\S+$/;
/** Of what is no text, such as a spreadsheet's own file, the first bytes hold one of these. */
const binary = /(?!\s)\p{Cc}/u;

const utf16 = (bytes: Uint8Array): "utf-16le" | "utf-16be" | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
};

/**
 * Reads the text of a file: UTF-16 by its mark, else UTF-8, else Latin-1 as Windows extends it, where any bytes are
 * some text. A mark at its start is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = utf16(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

/** The delimiter that the first line has most of, outside of quotes. The library's own guess doesn't know quotes. */
function delimiterOf(text: string): string {
  const [first = ""] = text
    .trimStart()
    .replaceAll(/"[^"]*"/g, "")
    .split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => first.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/**
 * Reads a file with commas, semicolons, tabs or bars between its columns, with or without quotes, with a first line of
 * names or without.
 * @param maxRows how many rows there may be
 */
export function readCsvTable(bytes: Uint8Array, maxRows: number): CsvTable | CsvProblem {
  const text = decodeText(bytes);
  if (binary.test(text.slice(0, 1000))) return "binary";
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text.slice(0, 50_000)) });
  const lines = data.map((cells, index) => ({ line: index + 1, cells })).filter(({ cells }) => !isBlank(cells));
  const [first] = lines;
  if (!first) return "empty";
  const isNamed = !first.cells.some((cell) => address.test(cell.trim()));
  const rows = isNamed ? lines.slice(1) : lines;
  if (rows.length === 0) return "empty";
  if (rows.length > maxRows) return "long";
  const width = Math.min(500, Math.max(first.cells.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length)));
  const columns = Array.from({ length: width }, (_, index) => {
    const name = isNamed ? first.cells[index]?.trim() : "";
    return name || `Column ${index + 1}`;
  });
  return { columns, rows };
}
