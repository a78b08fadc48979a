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
