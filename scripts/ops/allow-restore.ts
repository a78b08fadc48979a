import { createInterface } from "node:readline/promises";
import { countText } from "#content/format.ts";
import type { HeldRows } from "#server/db/backup.ts";
import { BackupError } from "#server/db/read-backup.ts";

/** Where somebody is asked. */
export type Terminal = {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
};

/**
 * Shows what a restore would replace, and asks whether it may.
 * @param name of the database
 * @param yes whether the command said so already
 * @throws BackupError when it may not, or when there is nobody to ask
 */
export async function allowRestore(
  held: readonly HeldRows[],
  { name, yes, terminal }: { readonly name: string; readonly yes: boolean; readonly terminal: Terminal },
): Promise<void> {
  const { input, output } = terminal;
  const rows = held.map(({ table, rows }) => `  ${countText(rows).padStart(9)}  ${table}\n`);
  output.write(`${name.replace(/^t/, "T")} holds rows, which the backup would replace:\n${rows.join("")}`);
  if (yes) return;
  if (!input.isTTY) throw new BackupError("Nothing was changed. Add --yes to replace these rows without being asked.");
  const questions = createInterface({ input, output });
  // Ctrl-C and the end of the input are a no.
  const closed = new Promise<string>((resolve) => questions.once("close", () => resolve("")));
  const answer = await Promise.race([questions.question("Replace them? Type yes to go on: "), closed]);
  questions.close();
  if (answer.trim().toLowerCase() !== "yes") throw new BackupError("Nothing was changed.");
}
