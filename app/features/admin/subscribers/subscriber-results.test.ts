import { describe, expect, it } from "vitest";
import { tableRow } from "./subscriber-responses.ts";
import { matchingRows, pageOf, pageRows } from "./subscriber-results.ts";

const row = (email: string, id = 1) =>
  tableRow.parse({
    id,
    email,
    subscribed_at: "2026-01-02T03:04:05.000Z",
    _schema: "public",
    schema_name: "development",
    display_date: "Jan 2, 2026",
    display_time: "03:04 UTC",
  });

describe("the search", () => {
  const rows = [row("Ana@Example.com"), row("bo@example.org"), row("a+b@shop.test")];

  it.each([
    ["", 3],
    ["   ", 3],
    ["ana", 1],
    ["EXAMPLE", 2],
    [" example.ORG ", 1],
    ["a+b", 1],
    [".com", 1],
    ["%", 0],
    ["nobody", 0],
  ])("%j finds %i", (search, found) => expect(matchingRows(rows, search)).toHaveLength(found));
});

describe("a page", () => {
  it("cuts a page out of a whole list and leaves a page as it is", () => {
    const all = Array.from({ length: pageRows + 5 }, (_, id) => row(`${id}@example.com`, id));
    expect(pageOf(all, 0)).toHaveLength(pageRows);
    expect(pageOf(all, pageRows).map((one) => one.id)).toEqual([100, 101, 102, 103, 104]);
    const page = all.slice(0, 7);
    expect(pageOf(page, 300)).toBe(page);
  });
});

describe("a row", () => {
  it.each(["email_address", "emailAddress", "subscriber_email"])("takes the address from %s as well", (name) => {
    const { email, ...rest } = row("ana@example.com");
    expect(tableRow.parse({ ...rest, [name]: email }).email).toBe("ana@example.com");
  });

  it("needs an address under some name", () => {
    const { email: _, ...rest } = row("ana@example.com");
    expect(tableRow.safeParse(rest).success).toBe(false);
    expect(tableRow.safeParse(null).success).toBe(false);
  });
});
