import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Text as a PDF's properties hold it: UTF-16 in hexadecimal. */
const asProperty = (text: string): string => Buffer.from(text, "utf16le").swap16().toString("hex");

/**
 * Looks at the certificates that pages link to: which files are missing, and whether any is still a summary sheet, which
 * carries `label` in its properties (scripts/assets/certificates.ts). Reads bytes only, so that it needs no PDF library.
 */
export function certificatesIn(
  folder: string,
  files: readonly string[],
  label: string,
): { readonly areSummaries: boolean; readonly missing: readonly string[] } {
  const missing: string[] = [];
  let areSummaries = false;
  for (const file of files) {
    try {
      areSummaries ||= readFileSync(join(folder, file), "latin1").toLowerCase().includes(asProperty(label));
    } catch {
      missing.push(file);
    }
  }
  return { areSummaries, missing };
}
