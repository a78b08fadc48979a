import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "./config.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { keepSettingOnce, readSetting } from "./store/settings.ts";
import type { Shop } from "./store/store.ts";

const key = "admin-password";

const digest = (text: string): Buffer => createHash("sha256").update(text.normalize("NFC")).digest();
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Checks the one staff login of the configuration. */
export type StaffLogin = (username: string, password: string) => Promise<boolean>;

/**
 * The staff login. Without ADMIN_PASSWORD one is made at the first start and handed to `announce`, once; only its hash is
 * kept. A wrong user name takes as long as a wrong password.
 */
export async function staffLogin(
  config: Config["admin"],
  shop: Shop,
  announce: (username: string, password: string) => void,
): Promise<StaffLogin> {
  const { username: staffName, password } = config;
  let hash: Promise<string> | null =
    password === null
      ? Promise.resolve((await readSetting(shop, key)) ?? (await generate(staffName, shop, announce)))
      : null;
  return async (username, given) => {
    // A configured password is hashed at the first try, not at the start: the start stays quick.
    hash ??= hashPassword(password ?? "");
    const right = await verifyPassword(given, await hash);
    return same(username, staffName) && right;
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
