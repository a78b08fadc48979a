import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { insertIfAbsent, readState } from "#server/db/queries/app-state.ts";
import { readTokensSince } from "#server/db/queries/staff-tokens.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

const key = "admin-password";

const digest = (text: string): Buffer => createHash("sha256").update(text.normalize("NFC")).digest();
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** The one staff login of the configuration. */
export type StaffLogin = {
  /** The name that its tokens carry. */
  readonly username: string;
  /** Whether these are its user name and password. A wrong user name takes as long as a wrong password. */
  check(username: string, password: string): Promise<boolean>;
  /**
   * What a token must carry to be good: it changes with the user name, with the password, and when staff log out
   * everywhere. It is the same in every process that has the same settings and database.
   */
  epoch(): Promise<string>;
};

/**
 * The staff login. Without ADMIN_PASSWORD one is made at the first start and handed to `announce`, once; only its hash is
 * kept.
 * @param epochKey signs the epoch, and salts the hash of a configured password so that it comes out alike in each process
 */
export async function staffLogin(
  config: Config["admin"],
  db: Database,
  epochKey: Uint8Array,
  announce: (username: string, password: string) => void,
): Promise<StaffLogin> {
  const { username: staffName, password } = config;
  const hmac = (text: string): Buffer => createHmac("sha256", epochKey).update(text).digest();
  const stored = password === null ? ((await readState(db, key)) ?? (await generate(staffName, db, announce))) : "";
  let configured: Promise<string> | null = null;
  const hash = async (): Promise<string> => {
    if (password === null) return stored;
    // A configured password is hashed when it is first needed, not at the start: the start stays quick.
    configured ??= hashPassword(password, hmac("salt").subarray(0, 16)).catch((error: unknown) => {
      // The next login tries again.
      configured = null;
      throw error;
    });
    return configured;
  };
  return {
    username: staffName,
    check: async (username, given) => {
      const right = await verifyPassword(given, await hash());
      return same(username, staffName) && right;
    },
    epoch: async () => {
      const since = await readTokensSince(db);
      return hmac(JSON.stringify([staffName, await hash(), since])).toString("base64url");
    },
  };
}

/**
 * Generates a password and stores its hash; where another process was first, its hash is used and nothing is announced.
 */
async function generate(
  username: string,
  db: Database,
  announce: (username: string, password: string) => void,
): Promise<string> {
  const password = randomBytes(18).toString("base64url");
  const made = await hashPassword(password);
  const stored = await insertIfAbsent(db, key, made);
  if (stored === made) announce(username, password);
  return stored;
}
