import { createHash } from "node:crypto";
import { type GapKind, gapKinds } from "#contract/gap.ts";
import type { Shop } from "./store.ts";

/** More notes and paths than this aren't kept: nobody can fill the tables from outside. */
export const mostKept = 2000;

const keyOf = (kind: GapKind, text: string): string =>
  createHash("sha256").update(`${kind} ${text.toLowerCase()}`).digest("base64url");

/** Counts what somebody looked for in vain; the same words again are one more, whatever their capitals. */
export async function noteGap(shop: Shop, kind: GapKind, text: string): Promise<void> {
  const at = new Date().toISOString();
  await shop
    .insertInto("gap_notes")
    .values({ key: keyOf(kind, text), kind, text, count: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ eb, ref }) => ({
        count: eb(ref("gap_notes.count"), "+", 1),
        last_at: at,
      })),
    )
    .execute();
}

/** Counts addresses that led nowhere. */
export async function noteMissing(shop: Shop, counts: ReadonlyMap<string, number>): Promise<void> {
  const at = new Date().toISOString();
  for (const [path, count] of counts) {
    await shop
      .insertInto("missing_paths")
      .values({ path, count, first_at: at, last_at: at })
      .onConflict((conflict) =>
        conflict.column("path").doUpdateSet(({ eb, ref }) => ({
          count: eb(ref("missing_paths.count"), "+", count),
          last_at: at,
        })),
      )
      .execute();
  }
}

/** Forgets what is beyond {@link mostKept}: what was seen least and longest ago goes first. */
export async function boundGaps(shop: Shop): Promise<void> {
  const notes = await shop
    .selectFrom("gap_notes")
    .select("key")
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .limit(500)
    .offset(mostKept)
    .execute();
  if (notes.length > 0) {
    await shop
      .deleteFrom("gap_notes")
      .where(
        "key",
        "in",
        notes.map(({ key }) => key),
      )
      .execute();
  }
  const paths = await shop
    .selectFrom("missing_paths")
    .select("path")
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .limit(500)
    .offset(mostKept)
    .execute();
  if (paths.length > 0) {
    await shop
      .deleteFrom("missing_paths")
      .where(
        "path",
        "in",
        paths.map(({ path }) => path),
      )
      .execute();
  }
}

/** What was looked for most, of each kind. A restored backup may hold kinds that aren't collected any more: not those. */
export async function listGaps(shop: Shop, limit: number) {
  return shop
    .selectFrom("gap_notes")
    .select(["key", "kind", "text", "count", "last_at"])
    .where("kind", "in", gapKinds)
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .limit(limit)
    .execute();
}

/** The addresses that led nowhere most often. */
export async function listMissing(shop: Shop, limit: number) {
  return shop
    .selectFrom("missing_paths")
    .select(["path", "count", "last_at"])
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .limit(limit)
    .execute();
}

/** Takes a note or a path off the board; gives its text, or null when there was none. */
export async function closeGap(shop: Shop, one: { key: string } | { path: string }): Promise<string | null> {
  if ("key" in one) {
    const row = await shop.deleteFrom("gap_notes").where("key", "=", one.key).returning("text").executeTakeFirst();
    return row?.text ?? null;
  }
  const row = await shop.deleteFrom("missing_paths").where("path", "=", one.path).returning("path").executeTakeFirst();
  return row?.path ?? null;
}
