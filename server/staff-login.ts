import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "./config.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { keepSettingOnce, readSetting } from "./store/settings.ts";
import { readTokensSince } from "./store/staff-tokens.ts";
import type { Shop } from "./store/store.ts";

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
  shop: Shop,
  epochKey: Uint8Array,
  announce: (username: string, password: string) => void,
): Promise<StaffLogin> {
  const { username: staffName, password } = config;
  const hmac = (text: string): Buffer => createHmac("sha256", epochKey).update(text).digest();
  const stored =
    password === null ? ((await readSetting(shop, key)) ?? (await generate(staffName, shop, announce))) : "";
  let configured: Promise<string> | null = null;
  const hash = async (): Promise<string> => {
    if (password === null) return stored;
    // A configured password is hashed when it is first needed, not at the start: the start stays quick.
    configured ??= hashPassword(password, hmac("salt").subarray(0, 16));
    return configured;
  };
  return {
    username: staffName,
    check: async (username, given) => {
      const right = await verifyPassword(given, await hash());
      return same(username, staffName) && right;
    },
    epoch: async () => {
      const since = await readTokensSince(shop);
      return hmac(JSON.stringify([staffName, await hash(), since])).toString("base64url");
    },
  };
}

/** Makes a password and keeps its hash; where another process was first, that one's hash counts and nothing is announced. */
async function generate(
  username: string,
  shop: Shop,
  announce: (username: string, password: string) => void,
): Promise<string> {
  const password = randomBytes(18).toString("base64url");
  const made = await hashPassword(password);
  const kept = await keepSettingOnce(shop, key, made);
  if (kept === made) announce(username, password);
  return kept;
}
