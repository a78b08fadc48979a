import { parseArgs } from "node:util";
import { staffAccountMessages as text } from "#content/staff-account-messages.ts";
import { type StaffRole, staffRole, staffUsername } from "#contract/admin-staff.ts";
import { addStaffMember, removeStaffMember, setStaffPassword, setStaffRole } from "#server/auth/staff-changes.ts";
import { ConfigError, readConfig } from "#server/config/config.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { findStaffAccount, listStaffAccounts } from "#server/db/queries/staff-accounts.ts";
import { isSameAccount } from "#server/lib/account-key.ts";
import { newPassword } from "./new-password.ts";

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

/** Who changed an account, as the audit log names them. */
const by = "command line";

function checkedName({ action, given }: StaffCommand): string {
  const name = staffUsername.safeParse(given);
  if (!name.success) throw new ConfigError(text.badName);
  const { username } = readConfig(process.env).admin;
  if (isSameAccount(name.data, username) && action !== "remove") {
    throw new ConfigError(`${username} is the account of the configuration: ADMIN_USERNAME and ADMIN_PASSWORD set it.`);
  }
  return name.data;
}

function checkedRole(text: string): StaffRole {
  const role = staffRole.safeParse(text);
  if (!role.success) throw new ConfigError(`A role is ${staffRole.options.join(" or ")}.`);
  return role.data;
}

/** The stored spelling of an account's name. */
async function knownName(db: Database, command: StaffCommand): Promise<string> {
  const account = await findStaffAccount(db, checkedName(command));
  if (!account) throw new ConfigError(text.unknown(command.given));
  return account.username;
}

async function add(database: DatabaseClient, command: StaffCommand): Promise<string> {
  const username = checkedName(command);
  const role = checkedRole(command.givenRole ?? "editor");
  const { password, shown } = await newPassword(command.readsPassword);
  const outcome = await addStaffMember(database, by, { username, role, password });
  if (outcome === "taken") throw new ConfigError(text.taken(username));
  if (outcome === "full") throw new ConfigError(text.full);
  return `Added ${username} as ${role}.${shown}`;
}

async function changeRole({ db }: DatabaseClient, command: StaffCommand): Promise<string> {
  const role = checkedRole(command.givenRole ?? "");
  const name = await knownName(db, command);
  await setStaffRole(db, by, name, role);
  return `${name} is ${role} now, and has to log in again.`;
}

async function changePassword({ db }: DatabaseClient, command: StaffCommand): Promise<string> {
  const name = await knownName(db, command);
  const { password, shown } = await newPassword(command.readsPassword);
  await setStaffPassword(db, by, name, password);
  return `${name} has a new password, and has to log in again.${shown}`;
}

async function remove({ db }: DatabaseClient, command: StaffCommand): Promise<string> {
  const name = await knownName(db, command);
  await removeStaffMember(db, by, name);
  return `Removed ${name}; their logins are over.`;
}

async function list({ db }: DatabaseClient): Promise<string> {
  const configured = `${readConfig(process.env).admin.username}\tadmin\tset in the configuration`;
  const accounts = await listStaffAccounts(db);
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
