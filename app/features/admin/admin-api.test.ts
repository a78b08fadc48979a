import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { staffMessages } from "#content/staff-messages.ts";
import { AdminApiError, adminApiErrorOf, createAdminApi } from "./admin-api.ts";
import { clearAdminToken, storeAdminToken, storedAdminToken } from "./login/admin-token.ts";

const answer = z.object({ success: z.literal(true) });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { host: "shop.example:3000" });
});
afterEach(() => vi.unstubAllGlobals());

const call = (signal = new AbortController().signal) =>
  createAdminApi("t.o.k", "production").get("/api/admin/subscribers", answer, signal);

describe("a staff call", () => {
  it("sends the token as bearer and says where the screen runs", async () => {
    fetched.mockResolvedValue(Response.json({ success: true }));
    await call();
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get("Authorization")).toBe("Bearer t.o.k");
    expect(headers.get("X-Environment")).toBe("production");
    expect(headers.get("X-Client-Host")).toBe("shop.example:3000");
  });

  it.each([
    [401, "Not authenticated. Please log in again.", true],
    [403, "x", false],
    [404, "API error: 404", false],
    [429, "x", false],
    [503, "API error: 503", false],
  ])("answers %i with %j", async (status, message, unauthenticated) => {
    fetched.mockResolvedValue(Response.json({ success: false, message: "x" }, { status }));
    await expect(call()).rejects.toMatchObject({ name: "AdminApiError", message, unauthenticated });
  });

  it.each([
    [401, null],
    [503, "t.o.k"],
  ])("answered %i leaves %j as the stored token", async (status, stored) => {
    storeAdminToken("t.o.k");
    fetched.mockResolvedValue(new Response("", { status }));
    await expect(call()).rejects.toThrow();
    expect(storedAdminToken()).toBe(stored);
    clearAdminToken();
  });

  it.each([
    ["a failure by word", () => Response.json({ success: false })],
    ["another shape", () => Response.json([])],
    ["no JSON", () => new Response("<html>")],
  ])("takes %s for a failure", async (_, response) => {
    fetched.mockResolvedValue(response());
    await expect(call()).rejects.toThrow("API response indicates failure");
  });

  it("says when nothing answers", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(call()).rejects.toThrow("The server can't be reached.");
  });

  it("leaves a call that nobody waits for as it ended", async () => {
    const given = new AbortController();
    given.abort();
    const ended = new DOMException("gone", "AbortError");
    fetched.mockRejectedValue(ended);
    await expect(call(given.signal)).rejects.toBe(ended);
  });

  it("tells of a refused token although the screen, and with it the call, is gone by then", async () => {
    const given = new AbortController();
    fetched.mockImplementation(async () => {
      given.abort();
      return new Response("", { status: 401 });
    });
    await expect(call(given.signal)).rejects.toMatchObject({ name: "AdminApiError", unauthenticated: true });
  });

  it.each([
    [400, "x"],
    [429, "x"],
    [500, "API error: 500"],
    [502, "x"],
  ])("that changes something answers %i with %j", async (status, message) => {
    fetched.mockResolvedValue(Response.json({ success: false, message: "x" }, { status }));
    const changed = createAdminApi("t.o.k", "production").post("/api/admin/inbox/state", {}, answer);
    await expect(changed).rejects.toThrow(message);
  });

  it.each([
    [413, staffMessages.refusedOnTheWay[413]],
    [408, staffMessages.refusedOnTheWay[408]],
    [418, "API error: 418"],
  ])("refused by a proxy with %i and a page of its own says %j", async (status, message) => {
    fetched.mockImplementation(async () => new Response("<html><h1>Too Large</h1></html>", { status }));
    const api = createAdminApi("t.o.k", "production");
    await expect(api.upload("/api/admin/pictures?alt=A", new Blob(["x"]), answer)).rejects.toThrow(message);
    await expect(api.post("/api/admin/articles/save", {}, answer)).rejects.toThrow(message);
  });

  it.each([
    ["a proxy's page", () => Promise.resolve(new Response("<h1>Bad Gateway</h1>", { status: 502 })), true],
    ["a proxy's page that says it is fine", () => Promise.resolve(new Response("<h1>Maintenance</h1>")), true],
    ["nothing", () => Promise.reject(new TypeError("Failed to fetch")), true],
    ["a refusal", () => Promise.resolve(Response.json({ success: false, message: "x" }, { status: 400 })), false],
    ["another server's failure", () => Promise.resolve(Response.json({ message: "x" }, { status: 502 })), false],
    ["a proxy's refusal", () => Promise.resolve(new Response("", { status: 413 })), false],
  ])("that changes something says of %s whether it may have got through", async (_, answers, isUnsure) => {
    fetched.mockImplementation(answers);
    const api = createAdminApi("t.o.k", "production");
    const says = (sent: Promise<unknown>): Promise<boolean> =>
      sent.then(
        () => expect.unreachable("it is refused"),
        (error: Error) => error.message.includes(staffMessages.unsure),
      );
    expect(await says(api.post("/api/admin/setup/save", {}, answer))).toBe(isUnsure);
    expect(await says(api.get("/api/admin/setup", answer))).toBe(false);
    const preview = api.post("/api/admin/campaigns/preview", {}, answer, { changesNothing: true });
    expect(await says(preview)).toBe(false);
  });

  it("that changes nothing shows the server's sentence, as one does that changes something", async () => {
    fetched.mockResolvedValue(Response.json({ success: false, message: "x" }, { status: 400 }));
    const api = createAdminApi("t.o.k", "production");
    await expect(api.post("/api/admin/setup/try", {}, answer, { changesNothing: true })).rejects.toThrow("x");
  });

  it("passes its own errors on", () => {
    const error = new AdminApiError("known");
    expect(adminApiErrorOf(error)).toBe(error);
  });
});
