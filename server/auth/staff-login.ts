import { createHmac, randomBytes } from "node:crypto";
import type { StaffRole } from "#contract/admin-staff.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { insertIfAbsent, readState, readTokensSince, writeState } from "#server/db/queries/app-state.ts";
import { changeStaffAccount, findStaffAccount, type StaffAccount } from "#server/db/queries/staff-accounts.ts";
import { isSameAccount } from "#server/lib/account-key.ts";
import type { Priority } from "#server/lib/work-queue.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { isSameSecret } from "./signatures.ts";

const passwordKey = "admin-password";

/** A member of staff, as tokens name them. */
export type StaffMember = {
  readonly username: string;
  readonly role: StaffRole;
  /**
   * What a token must carry to be good. It changes with the account's name, password and role, and when its tokens are
   * ended, and is alike in all processes that have the same settings and database.
   */
  readonly securityStamp: string;
};

/** The staff logins: the account of the configuration, which is always an admin, and those in `staff_accounts`. */
export type StaffLogin = {
  /** The name of the configured account. */
  readonly username: string;
  /** False where ADMIN_PASSWORD sets the configured account's password. */
  readonly generatesPassword: boolean;
  /** Whether a name is the configured account's, ignoring case: no other account may have it. */
  readonly reserves: (username: string) => boolean;
  /** The stored spelling of an account's name; null for no account's. */
  readonly nameOf: (username: string) => Promise<string | null>;
  /** Whose user name and password these are; null for a wrong name or password, which take equally long. */
  readonly check: (username: string, given: string, priority?: Priority) => Promise<StaffMember | null>;
  /** The account of a name as it is now; null for one that is gone. */
  readonly find: (username: string) => Promise<StaffMember | null>;
  /** Stores another password. Gives false where ADMIN_PASSWORD sets the password, and for no such account. */
  readonly changePassword: (username: string, next: string) => Promise<boolean>;
};

/**
 * Opens the staff logins. Without ADMIN_PASSWORD one is generated at the first start and passed to `announce`; only its
 * hash is kept.
 * @param epochKey signs the epochs, and salts the configured password's hash, so that it is alike in each process
 * @param announce is called once, by the process that was first to store the password
 */
export async function staffLogin(
  config: Config["admin"],
  db: Database,
  epochKey: Uint8Array,
  announce: (username: string, password: string) => void,
): Promise<StaffLogin> {
  const { username: configuredName, password } = config;
  const hmac = (text: string): Buffer => createHmac("sha256", epochKey).update(text).digest();
  const stampOf = (parts: readonly (string | number)[]): string => hmac(JSON.stringify(parts)).toString("base64url");
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
  const reserves = (username: string): boolean => isSameAccount(username, configuredName);

  const configuredMember = (hash: string, since: string): StaffMember => ({
    username: configuredName,
    role: "admin",
    securityStamp: stampOf([configuredName, hash, since]),
  });
  const memberOf = ({ id, username, role, password_hash, tokens_since }: StaffAccount, since: string): StaffMember => ({
    username,
    role,
    securityStamp: stampOf(["account", id, username, role, password_hash, tokens_since, since]),
  });

  return {
    username: configuredName,
    generatesPassword: password === null,
    reserves,
    async nameOf(username) {
      if (reserves(username)) return configuredName;
      return (await findStaffAccount(db, username))?.username ?? null;
    },
    async check(username, given, priority) {
      // The same work for every name: both are looked up, and one hash is compared.
      const hash = await configuredHash();
      const since = await readTokensSince(db);
      const account = await findStaffAccount(db, username);
      const isConfigured = isSameSecret(username.normalize("NFC"), configuredName.normalize("NFC"));
      const other = reserves(username) ? null : account;
      const right = await verifyPassword(given, isConfigured ? hash : (other?.password_hash ?? null), priority);
      if (!right) return null;
      if (isConfigured) return configuredMember(hash, since);
      return other && memberOf(other, since);
    },
    async find(username) {
      const since = await readTokensSince(db);
      if (username === configuredName) return configuredMember(await configuredHash(), since);
      const account = reserves(username) ? null : await findStaffAccount(db, username);
      return account && account.username === username ? memberOf(account, since) : null;
    },
    async changePassword(username, next) {
      const hash = await hashPassword(next);
      if (username !== configuredName) return changeStaffAccount(db, username, { password_hash: hash });
      if (password !== null) return false;
      await writeState(db, passwordKey, hash);
      return true;
    },
  };
}

/** Generates a password of 144 random bits, in base64url. */
export const generatePassword = (): string => randomBytes(18).toString("base64url");
