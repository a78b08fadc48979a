import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { adminSessionEnded, clearAdminToken, storeAdminToken, storedAdminToken } from "./admin-token.ts";
import { callAsStaff } from "./call-as-staff.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  storeAdminToken("a.b.c");
});
afterEach(() => {
  clearAdminToken();
  vi.unstubAllGlobals();
});
const call = () => callAsStaff("a.b.c", "GET", "/api/admin/inbox", z.object({}), { headers: { "X-One": "1" } });

it("sends the token as bearer beside other headers", async () => {
  fetched.mockResolvedValue(Response.json({}));
  await call();
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect([headers.get("authorization"), headers.get("x-one")]).toEqual(["Bearer a.b.c", "1"]);
});

it("forgets a token that the server refuses, whatever was asked, and passes the error on", async () => {
  fetched.mockResolvedValue(new Response("", { status: 401 }));
  expect(storedAdminToken()).toBe("a.b.c");
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect([storedAdminToken(), adminSessionEnded()]).toEqual([null, true]);
});

it.each([403, 429, 503])("keeps it at %i", async (status) => {
  fetched.mockResolvedValue(new Response("", { status }));
  await expect(call()).rejects.toMatchObject({ status });
  expect(storedAdminToken()).toBe("a.b.c");
});
