import { expect, test } from "vitest";
import { z } from "zod";
import { healthResponse } from "./health.ts";
import { pageSchemaOf, rowsOf, staffResponse } from "./staff-response.ts";

const row = z.object({ id: z.number(), name: z.string() });

test("a row that isn't as it should be hides no other", () => {
  const rows = [{ id: 1, name: "a" }, { id: 2 }, null, "x", { id: 3, name: "c" }];
  const good = [rows[0], rows[4]];
  expect(rowsOf(row).parse(rows)).toEqual(good);
  const page = staffResponse(pageSchemaOf(row));
  expect(page.parse({ success: true, data: rows, matchCount: 5 })).toEqual({
    success: true,
    data: good,
    matchCount: 5,
  });
  expect(page.safeParse({ success: true, data: "x", matchCount: 5 }).success).toBe(false);
});

test("health that says no more than environment and host is that of a server that is online", () => {
  const answer = { environment: "production", host: "shop.example" };
  expect(healthResponse.parse(answer)).toEqual({ ...answer, status: "ok", database: "ok" });
  const away = { ...answer, status: "unavailable", database: "unavailable" };
  expect(healthResponse.parse(away)).toEqual(away);
});
