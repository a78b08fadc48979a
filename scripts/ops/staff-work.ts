import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { z } from "zod";
import { maxStaffAccounts, passwordLength, staffUsername } from "#contract/admin-staff.ts";
import { type StaffRole, staffRole } from "#contract/staff-role.ts";
import { accountKey } from "#server/auth/known-devices.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { generatePassword } from "#server/auth/staff-login.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { type AuditAction, recordAuditEntry } from "#server/db/queries/audit-log.ts";
import {
  addStaffAccount,
  changeStaffAccount,
  findStaffAccount,
  listStaffAccounts,
  removeStaffAccount,
} from "#server/db/queries/staff-accounts.ts";

/** How `npm run staff` is used. */
export const staffUsage =
  "Usage: npm run staff -- add NAME [admin|editor] [--password-stdin], list, role NAME admin|editor, password NAME [--password-stdin], or remove NAME";

/** A command line, read. */
type StaffCommand = {
  readonly action: string | undefined;
  readonly given: string;
  readonly givenRole: string | undefined;
  readonly readsPassword: boolean;
};

/** The user name in the audit log. */
const who = "command line";
const password = z
  .string()
  .min(passwordLength.min, `The password must have at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, `The password must have at most ${passwordLength.max} characters.`);

async function passwordFromInput(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return password.parse(line);
  throw new ConfigError("There was no password on standard input.");
}

/** A password with its hash, and the sentence that shows it if nobody chose it. */
async function makePassword({ readsPassword }: StaffCommand): Promise<{ hash: string; shown: string }> {
  const chosen = readsPassword ? await passwordFromInput() : null;
  const made = chosen ?? generatePassword();
  return {
    hash: await hashPassword(made),
    shown: chosen === null ? ` The password, shown only this once: ${made}` : "",
  };
}

function checkedName({ action, given }: StaffCommand): string {
  const name = staffUsername.safeParse(given);
  if (!name.success) throw new ConfigError("A name is 1 to 100 letters, digits, spaces or . _ @ + - '.");
  const { username } = readConfig(process.env).admin;
  if (accountKey(name.data) === accountKey(username) && action !== "remove") {
    throw new ConfigError(`${username} is the account of the configuration: ADMIN_USERNAME and ADMIN_PASSWORD set it.`);
  }
  return name.data;
}

function checkedRole(text: string): StaffRole {
  const role = staffRole.safeParse(text);
  if (!role.success) throw new ConfigError(`A role is ${staffRole.options.join(" or ")}.`);
  return role.data;
}

const note = (database: DatabaseClient, done: AuditAction, detail: string): Promise<void> =>
  recordAuditEntry(database.db, who, done, detail);

/** The stored spelling of an account's name. */
async function knownName(database: DatabaseClient, command: StaffCommand): Promise<string> {
  const account = await findStaffAccount(database.db, checkedName(command));
  if (!account) throw new ConfigError(`There is no staff account called ${command.given}.`);
  return account.username;
}

async function add(database: DatabaseClient, command: StaffCommand): Promise<string> {
  const [username, role] = [checkedName(command), checkedRole(command.givenRole ?? "editor")];
  const { hash, shown } = await makePassword(command);
  const outcome = await addStaffAccount(database, { username, role, password_hash: hash });
  if (outcome === "taken") throw new ConfigError(`There is a staff account called ${username} already.`);
  if (outcome === "full") throw new ConfigError(`There are ${maxStaffAccounts} staff accounts already.`);
  await note(database, "staff added", `${username}, ${role}`);
  return `Added ${username} as ${role}.${shown}`;
}

async function changeRole(database: DatabaseClient, command: StaffCommand): Promise<string> {
  const [role, name] = [checkedRole(command.givenRole ?? ""), await knownName(database, command)];
  await changeStaffAccount(database.db, name, { role });
  await note(database, "staff role changed", `${name}, ${role}`);
  return `${name} is ${role} now, and has to log in again.`;
}

async function changePassword(database: DatabaseClient, command: StaffCommand): Promise<string> {
  const name = await knownName(database, command);
  const { hash, shown } = await makePassword(command);
  await changeStaffAccount(database.db, name, { password_hash: hash });
  await note(database, "staff password reset", name);
  return `${name} has a new password, and has to log in again.${shown}`;
}

async function remove(database: DatabaseClient, command: StaffCommand): Promise<string> {
  const name = await knownName(database, command);
  await removeStaffAccount(database.db, name);
  await note(database, "staff removed", name);
  return `Removed ${name}; their logins are over.`;
}

async function list(database: DatabaseClient): Promise<string> {
  const configured = `${readConfig(process.env).admin.username}\tadmin\tset in the configuration`;
  const accounts = await listStaffAccounts(database.db);
  const lines = accounts.map((one) => `${one.username}\t${one.role}\tsince ${one.created_at.slice(0, 10)}`);
  return [configured, ...lines].join("\n");
}

/** What a command does once its database is open; returns the sentence to print. */
export type StaffWork = (database: DatabaseClient) => Promise<string>;

/**
 * Reads the arguments of `npm run staff`. A password is made and shown once, or read from standard input when told to.
 * @returns what to do, or undefined for a command line that makes no sense; `create` says whether it may make the database
 */
export function readStaffCommand(args: readonly string[]): { work: StaffWork | undefined; create: boolean } {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { "password-stdin": { type: "boolean" } },
  });
  const [action, given = "", givenRole, ...rest] = positionals;
  const command: StaffCommand = { action, given, givenRole, readsPassword: values["password-stdin"] === true };
  return { work: rest.length > 0 ? undefined : workOf(command), create: action === "add" };
}

function workOf(command: StaffCommand): StaffWork | undefined {
  const { action, given, givenRole } = command;
  if (action === "list") return given === "" ? list : undefined;
  if (given === "") return undefined;
  if (action === "add") return (database) => add(database, command);
  if (action === "role") return givenRole === undefined ? undefined : (database) => changeRole(database, command);
  if (givenRole !== undefined) return undefined;
  if (action === "password") return (database) => changePassword(database, command);
  return action === "remove" ? (database) => remove(database, command) : undefined;
}
