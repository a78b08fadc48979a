import { describe, expect, it } from "vitest";
import { matchingRows, pageOf, pageRows, tableRow } from "./subscriber-results.ts";

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
  ])("%j finds %i", (search, found) => expect(matchingRows(rows, search, {})).toHaveLength(found));
});

describe("the filters", () => {
  const of = (id: number, rest: Partial<ReturnType<typeof row>>) => ({ ...row(`${id}@example.com`, id), ...rest });
  const rows = [
    of(1, { source: "footer", subscribed_at: "2026-01-01T00:00:00.000Z" }),
    of(2, { source: "hero", subscribed_at: "2026-01-02T23:59:59.999Z" }),
    of(3, { source: "", subscribed_at: "2026-01-03T00:00:00.000Z", _schema: "production" }),
  ];

  it.each([
    [{}, [1, 2, 3]],
    [{ schema: "public" as const }, [1, 2]],
    [{ schema: "production" as const }, [3]],
    [{ source: "hero" }, [2]],
    [{ source: "" }, [3]],
    [{ from: "2026-01-02" }, [2, 3]],
    [{ to: "2026-01-02" }, [1, 2]],
    [{ from: "2026-01-02", to: "2026-01-02" }, [2]],
    [{ from: "2026-01-04" }, []],
    [{ schema: "public" as const, source: "footer", to: "2025-12-31" }, []],
  ])("%j leave %j", (view, ids) => {
    expect(matchingRows(rows, "example", view).map(({ id }) => id)).toEqual(ids);
  });
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
