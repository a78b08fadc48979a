import { parseArgs } from "node:util";
import { lineOfText } from "#contract/plain-text.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { ConfigError } from "#server/config/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { addUser, changeUserPassword, findUser, listUsers, removeUser } from "#server/db/queries/users.ts";
import { newPassword } from "./new-password.ts";
import { runWork } from "./run-work.ts";

// npm run user -- add NAME ["Full Name"] [--password-stdin] | password NAME [--password-stdin] | remove NAME | list
// `add` and `password` make a password and show it once, or read one from standard input when told to.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { "password-stdin": { type: "boolean" } },
});
const [action, name = "", fullName, ...rest] = positionals;
const usage =
  'Usage: npm run user -- add NAME ["Full Name"] [--password-stdin], password NAME [--password-stdin], remove NAME, or list';

async function add(database: DatabaseClient): Promise<string> {
  if (!lineOfText(100).safeParse(name).success) throw new ConfigError("A name is one line of 1 to 100 characters.");
  const { password, shown } = await newPassword(values["password-stdin"] === true);
  if (!(await addUser(database.db, name, fullName ?? name, await hashPassword(password)))) {
    throw new ConfigError(`There is a user called ${name} already.`);
  }
  return `Added ${name}.${shown}`;
}

async function changePassword(database: DatabaseClient): Promise<string> {
  const user = await findUser(database.db, name);
  if (!user) throw new ConfigError(`There is no user called ${name}.`);
  const { password, shown } = await newPassword(values["password-stdin"] === true);
  const hash = await hashPassword(password);
  await database.transaction((inside) => changeUserPassword(inside, user.username, hash));
  return `${user.username} has a new password; their sessions are over.${shown}`;
}

async function remove(database: DatabaseClient): Promise<string> {
  if (!(await removeUser(database.db, name))) throw new ConfigError(`There is no user called ${name}.`);
  return `Removed ${name}; their sessions are over.`;
}

async function list(database: DatabaseClient): Promise<string> {
  const users = await listUsers(database.db);
  if (users.length === 0) return "There are no users yet.";
  return users
    .map(({ username, name: full, created_at }) => `${username}\t${full}\tsince ${created_at.slice(0, 10)}`)
    .join("\n");
}

/** What to do, or undefined for a command line that makes no sense. */
function chosenWork(): ((database: DatabaseClient) => Promise<string>) | undefined {
  if (rest.length > 0) return undefined;
  if (action === "list") return name === "" ? list : undefined;
  if (name === "") return undefined;
  if (action === "add") return add;
  if (action === "password" && fullName === undefined) return changePassword;
  return action === "remove" && fullName === undefined ? remove : undefined;
}

await runWork(chosenWork(), usage, action === "add");
