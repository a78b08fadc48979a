import type { z } from "zod";
import { textMessages } from "#content/admin-texts.ts";
import type { Database } from "#server/db/database.ts";
import type { AuditAction } from "#server/db/queries/audit-log.ts";
import { readSiteText } from "#server/db/queries/site-texts.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { savedWithBefore } from "#server/texts/site-texts.ts";
import type { StaffCall } from "./staff-call.ts";
import { saveText } from "./texts.ts";

/** A list as it is saved, how often, by whom last, and whether there is a step back. */
export type ReadList<Item> = {
  readonly version: number;
  readonly lastChange: { readonly username: string; readonly at: string } | null;
  readonly canUndo: boolean;
  readonly items: readonly Item[];
};

/** What becomes of a list, and what the audit log says of it. */
type Change<Item> = (all: readonly Item[]) => { readonly all: readonly Item[]; readonly what: string };

type VersionedCall = StaffCall<{ readonly version: number }>;

/** A list that staff change as a whole, with one step back. */
export type SavedList<Item> = {
  read(db: Database): Promise<ReadList<Item>>;
  /**
   * Changes the list, keeps the former one for a step back, and notes what was done.
   * @throws HTTPException 409 when somebody saved it since
   */
  change(call: VersionedCall, change: Change<Item>): Promise<void>;
  /** Puts the former list back; once more, and the change is back. @throws HTTPException 409 where nothing was saved */
  undo(call: VersionedCall): Promise<void>;
};

type ListOptions<Item> = {
  /** In the table of texts. */
  readonly key: string;
  readonly items: z.ZodType<Item[]>;
  /** What a change is in the audit log. */
  readonly action: AuditAction;
  /** Said where there is no step back. */
  readonly nothingBefore: string;
  /** Whether no page shows it, so that none is rendered again for a change. */
  readonly staffOnly?: true;
};

/** Makes a list that staff change as a whole, kept as one text. */
export function savedList<Item>({ key, items, action, nothingBefore, ...options }: ListOptions<Item>): SavedList<Item> {
  const schema = savedWithBefore(items);

  async function readSaved(db: Database) {
    const row = await readSiteText(db, key);
    return { row, saved: row ? parseJson(schema, row.json) : null };
  }

  async function change(call: VersionedCall, make: Change<Item>): Promise<void> {
    const { version } = call.input;
    const { row, saved } = await readSaved(call.db);
    if ((row?.version ?? 0) !== version) {
      throw httpError(409, textMessages.changedMeanwhile(row?.username ?? call.staff.username));
    }
    const before = saved?.value ?? [];
    const { all, what } = make(before);
    await saveText(call, { key, version, value: { value: all, before }, ...options }, action, what);
  }

  return {
    async read(db) {
      const { row, saved } = await readSaved(db);
      return {
        version: row?.version ?? 0,
        lastChange: row ? { username: row.username, at: row.updated_at } : null,
        canUndo: saved !== null,
        items: saved?.value ?? [],
      };
    },
    change,
    async undo(call) {
      const { saved } = await readSaved(call.db);
      if (!saved) throw httpError(409, nothingBefore);
      await change(call, () => ({ all: saved.before ?? [], what: "put the list from before back" }));
    },
  };
}
