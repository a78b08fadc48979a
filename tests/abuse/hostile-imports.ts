import { type Hostile, post } from "./hostile.ts";
import { ids } from "./hostile-work.ts";

const person = { email: "ada@example.com", source: "Form", at: "2024-05-06T07:08:09.000Z" };
const importPart = {
  key: "3f2b8a52-4a52-4d0e-8f0b-5b1a3c1d2e4f",
  fileName: "a.csv",
  fileRows: 1,
  part: 0,
  isLast: true,
  people: [person],
};
/** Parts of an imported list, none of which fits. */
const importParts: [string, unknown][] = [
  ["of nobody", { ...importPart, people: [] }],
  ["of somebody alone", { ...importPart, people: person }],
  ["of no address", { ...importPart, people: [{ ...person, email: "' or 1=1 --" }] }],
  [
    "of an address that hides another",
    { ...importPart, people: [{ ...person, email: "a@example.com\r\nBcc: b@c.d" }] },
  ],
  ["without a source", { ...importPart, people: [{ ...person, source: " \u200B" }] }],
  ["with a source of two lines", { ...importPart, people: [{ ...person, source: "a\nb" }] }],
  ["at no moment", { ...importPart, people: [{ ...person, at: "2026-02-30" }] }],
  ["at a moment to come", { ...importPart, people: [{ ...person, at: "9999-01-01T00:00:00.000Z" }] }],
  ["of somebody of another import", { ...importPart, people: [{ ...person, import_id: 1 }] }],
  ["to another list", { ...importPart, schema: "production" }],
  ["with a key of its own making", { ...importPart, key: "__proto__" }],
  ["of a file without a name", { ...importPart, fileName: "" }],
  ["out of order", { ...importPart, part: 7 }],
  ["of too many rows", { ...importPart, fileRows: 1e9 }],
];

/** Imports of subscribers that no screen of ours asks for. */
export const hostileImports: readonly Hostile[] = [
  ...importParts.map(([name, body]) => post("/api/admin/subscribers/import", name, body)),
  ...[[], ["nobody"], "ada@example.com", [null], [["ada@example.com"]], {}].map((emails) =>
    post("/api/admin/subscribers/import/check", `of ${JSON.stringify(emails)}`, { emails }),
  ),
  ...ids.map((id) => post("/api/admin/subscribers/import/undo", `with the id ${JSON.stringify(id)}`, { id })),
  post("/api/admin/subscribers/import/undo", "of no import", { id: 1 }),
];
