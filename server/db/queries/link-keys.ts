import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { readState, writeState } from "./app-state.ts";

// Links in mails outlive the machine that sent them, and a backup may be restored where another secret signs. So the
// database, and with it each backup, holds the keys of these links: they take people off lists and open receipts. The secret
// that they are made of, which signs logins too, is never in there.

/** The key that signs, and those that signed before: a link of any of them is accepted. */
export type KeyRing = readonly [signing: Uint8Array, ...previous: Uint8Array[]];

/** The keys of links in mails and on receipts, which outlive a change of the secret. */
export type LinkKeys = { readonly subscriptions: KeyRing; readonly withdrawal: KeyRing };

const currentKey = "link-keys";
const restoredKey = "restored-link-keys";
/** How many keys of each kind are kept of restored backups, the newest first. */
const maxRestored = 20;

const base64 = z.string().regex(/^[\w-]{43}$/);
const storedKeys = z.object({ subscriptions: z.array(base64), withdrawal: z.array(base64) });
type StoredKeys = z.infer<typeof storedKeys>;

const none: StoredKeys = { subscriptions: [], withdrawal: [] };
const stored = (ring: KeyRing): string[] => ring.map((key) => Buffer.from(key).toString("base64url"));

async function readKeys(db: Database, key: string): Promise<StoredKeys> {
  return parseJson(storedKeys, await readState(db, key)) ?? none;
}

/** Keeps a shop's keys of links in its database, where a backup finds them. */
export async function keepLinkKeys(db: Database, { subscriptions, withdrawal }: LinkKeys): Promise<void> {
  const kept = JSON.stringify({ subscriptions: stored(subscriptions), withdrawal: stored(withdrawal) });
  if ((await readState(db, currentKey)) !== kept) await writeState(db, currentKey, kept);
}

/** Lets links work that the shop of a backup signed. To be called in the transaction that restores it. */
export async function acceptRestoredLinkKeys(db: Database): Promise<void> {
  const signed = await readKeys(db, currentKey);
  const accepted = await readKeys(db, restoredKey);
  const union = (kind: keyof StoredKeys): string[] =>
    [...new Set([...signed[kind], ...accepted[kind]])].slice(0, maxRestored);
  const keys = { subscriptions: union("subscriptions"), withdrawal: union("withdrawal") };
  await writeState(db, restoredKey, JSON.stringify(keys));
}

/**
 * Ends all links that only the keys of restored backups made good, for when a secret leaked. Running shops hold them until
 * their next start.
 */
export const forgetRestoredLinkKeys = (db: Database): Promise<void> =>
  writeState(db, restoredKey, JSON.stringify(none));

/** Gives a shop's keys with those of a restored backup, which are accepted for links alone. */
export async function withRestoredLinkKeys<Keys extends LinkKeys>(db: Database, keys: Keys): Promise<Keys> {
  const restored = await readKeys(db, restoredKey);
  const joined = ([signing, ...previous]: KeyRing, others: readonly string[]): KeyRing => [
    signing,
    ...previous,
    ...others.map((key) => new Uint8Array(Buffer.from(key, "base64url"))),
  ];
  return {
    ...keys,
    subscriptions: joined(keys.subscriptions, restored.subscriptions),
    withdrawal: joined(keys.withdrawal, restored.withdrawal),
  };
}
