import { createHmac, randomBytes } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { type StaffRole, staffRole } from "#contract/admin-staff.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { insertIfAbsent, readState, readTokensSince, writeState } from "#server/db/queries/app-state.ts";
import { changeStaffAccount, findStaffAccount, type StaffAccount } from "#server/db/queries/staff-accounts.ts";
import { isSameAccount } from "#server/lib/account-key.ts";
import { clockSkewMs } from "#server/lib/clock-skew.ts";
import type { Turn } from "#server/lib/work-queue.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { isSameSecret } from "./signatures.ts";

const passwordKey = "admin-password";

export type StaffMember = {
  readonly username: string;
  readonly role: StaffRole;
  /** Compared with the token's: changes with name, password and role, and when tokens end; alike in all processes. */
  readonly epoch: string;
};

export type StaffLogin = Awaited<ReturnType<typeof staffLogin>>;

/**
 * The configured account, always an admin, and those in `staff_accounts`. Without ADMIN_PASSWORD one is generated at
 * the first start and passed to `announce`; only its hash is kept.
 * @param epochKey also salts the configured password's hash, to be alike in each process
 */
export async function staffLogin(
  config: Config["admin"],
  db: Database,
  epochKey: Uint8Array,
  announce: (username: string, password: string) => void,
) {
  const { username: configuredName, password } = config;
  const hmac = (text: string): Buffer => createHmac("sha256", epochKey).update(text).digest();
  const epochOf = (parts: readonly (string | number)[]): string => hmac(JSON.stringify(parts)).toString("base64url");
  if (password === null && (await readState(db, passwordKey)) === null) {
    const generated = generatePassword();
    const hash = await hashPassword(generated);
    // Where another process was first, nothing is announced.
    if ((await insertIfAbsent(db, passwordKey, hash)) === hash) announce(configuredName, generated);
  }
  let configured: Promise<string> | null = null;
  const configuredHash = async (): Promise<string> => {
    // It may have been changed by another process.
    if (password === null) return (await readState(db, passwordKey)) ?? "";
    // Not at the start, which stays quick.
    configured ??= hashPassword(password, hmac("salt").subarray(0, 16)).catch((error: unknown) => {
      configured = null;
      throw error;
    });
    return configured;
  };
  /** Whether a name is the configured account's, ignoring case: no other account may have it. */
  const reserves = (username: string): boolean => isSameAccount(username, configuredName);

  const configuredMember = (hash: string, since: string): StaffMember => ({
    username: configuredName,
    role: "admin",
    epoch: epochOf([configuredName, hash, since]),
  });
  const memberOf = ({ id, username, role, password_hash, tokens_since }: StaffAccount, since: string): StaffMember => ({
    username,
    role,
    epoch: epochOf(["account", id, username, role, password_hash, tokens_since, since]),
  });

  return {
    username: configuredName,
    /** False where ADMIN_PASSWORD sets the configured account's password. */
    generatesPassword: password === null,
    reserves,
    /** The stored spelling of an account's name; null for no account's. */
    nameOf: async (username: string): Promise<string | null> =>
      reserves(username) ? configuredName : ((await findStaffAccount(db, username))?.username ?? null),
    /** Null for a wrong name or password, which take equally long. */
    check: async (username: string, given: string, turn?: Turn): Promise<StaffMember | null> => {
      // The same work for every name: both are looked up, and one hash is compared.
      const [hash, since] = [await configuredHash(), await readTokensSince(db)];
      const account = await findStaffAccount(db, username);
      const isConfigured = isSameSecret(username.normalize("NFC"), configuredName.normalize("NFC"));
      const other = reserves(username) ? null : account;
      const right = await verifyPassword(given, isConfigured ? hash : (other?.password_hash ?? null), turn);
      if (!right) return null;
      if (isConfigured) return configuredMember(hash, since);
      return other && memberOf(other, since);
    },
    /** The account as it is now; null for one that is gone. */
    find: async (username: string): Promise<StaffMember | null> => {
      const since = await readTokensSince(db);
      if (username === configuredName) return configuredMember(await configuredHash(), since);
      const account = reserves(username) ? null : await findStaffAccount(db, username);
      return account && account.username === username ? memberOf(account, since) : null;
    },
    /** Returns false where ADMIN_PASSWORD sets the password, and for no such account. */
    changePassword: async (username: string, next: string): Promise<boolean> => {
      const hash = await hashPassword(next);
      if (username !== configuredName) return changeStaffAccount(db, username, { password_hash: hash });
      if (password !== null) return false;
      await writeState(db, passwordKey, hash);
      return true;
    },
  };
}

/** 144 random bits. */
export const generatePassword = (): string => randomBytes(18).toString("base64url");

const tokenSeconds = 8 * 60 * 60;
const tokenAudience = "incard-admin";

const tokenSchema = z.object({
  username: z.string().min(1),
  role: staffRole,
  expiresAt: z.number(),
  epoch: z.string().min(1),
});
export type AdminToken = z.infer<typeof tokenSchema>;

/**
 * Good for one working day, or until the epoch changes.
 * @param nowMs by the clock that all replicas share, as are the others
 */
export async function signAdminToken(
  key: Uint8Array,
  { username, role, epoch }: StaffMember,
  nowMs: number = Date.now(),
): Promise<string> {
  const now = Math.floor(nowMs / 1000);
  const expires = now + tokenSeconds;
  return new SignJWT({ username, role, expiresAt: expires * 1000, epoch } satisfies AdminToken)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience(tokenAudience)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(key);
}

/**
 * The valid token's claims, or null. Callers compare role and epoch (middleware/staff-only.ts). Both `exp` and the
 * specified `expiresAt` count; the algorithm is fixed.
 */
export async function readAdminToken(
  key: Uint8Array,
  token: string,
  nowMs: number = Date.now(),
): Promise<AdminToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      audience: tokenAudience,
      requiredClaims: ["exp", "iat"],
      currentDate: new Date(nowMs),
    });
    const claims = tokenSchema.parse(payload);
    const leftMs = claims.expiresAt - nowMs;
    return leftMs > 0 && leftMs <= tokenSeconds * 1000 + clockSkewMs ? claims : null;
  } catch {
    return null;
  }
}
