import { readFileSync } from "node:fs";
import { join } from "node:path";

const source = readFileSync(join(import.meta.dirname, "../../server/api/admin/admin-routes.ts"), "utf8");
const calls = [...source.matchAll(/\bapi\.(get|post)\(\s*"(\/admin\/[^"]+)"/g)].map(([, method, path]) => ({
  method,
  path: `/api${path}`,
}));
const pathsOf = (wanted: string): readonly string[] =>
  calls.flatMap(({ method, path }) => (method === wanted ? path : []));

/** The staff's calls that read, as they are registered (server/api/admin/staff-roles.test.ts compares them with the app's own). */
export const staffReads = pathsOf("get");

/** The staff's calls that change something. */
export const staffWrites = pathsOf("post");

/** Reads that send a file for a ticket, and those that need to be told of what. */
const downloads = /\/(?:export|download|draft)$/;

/** Addresses of everything that staff screens list, whatever is stored. */
export const staffLists: readonly string[] = staffReads
  .filter((path) => !downloads.test(path))
  .map((path) => (path.endsWith("/orders/books") ? `${path}?from=2000-01-01&to=2099-12-31` : path));
