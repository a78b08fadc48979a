import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "#tests/memory-storage.ts";
import { fetchCurrentUser, logIn, logOut } from "./session-calls.ts";
import { mayBeLoggedIn, setSessionHint } from "./session-hint.ts";

const user = { id: 1, username: "ana", name: "Ana García" };
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("localStorage", memoryStorage(new Map()));
});
afterEach(() => vi.unstubAllGlobals());

describe("who is logged in", () => {
  it("gives the user and keeps the hint", async () => {
    fetched.mockResolvedValue(Response.json({ success: true, data: user }));

    expect(await fetchCurrentUser()).toEqual(user);
    expect(fetched).toHaveBeenCalledWith("/api/me", expect.objectContaining({ method: "GET" }));
    expect(mayBeLoggedIn()).toBe(true);
  });

  it("takes a 401 for nobody and drops the hint", async () => {
    setSessionHint(true);
    fetched.mockResolvedValue(Response.json({ success: false, message: "" }, { status: 401 }));
    expect(await fetchCurrentUser()).toBeNull();
    expect(mayBeLoggedIn()).toBe(false);
  });

  it("throws at anything else and keeps the hint: the login may stand", async () => {
    setSessionHint(true);
    fetched.mockResolvedValue(new Response("down", { status: 503 }));
    await expect(fetchCurrentUser()).rejects.toThrow("503: down");
    expect(mayBeLoggedIn()).toBe(true);
  });
});

describe("login", () => {
  it("gives the user", async () => {
    fetched.mockResolvedValue(Response.json({ success: true, message: "", data: user }));
    expect(await logIn("ana", "secret")).toEqual({ user });
    const body = JSON.stringify({ username: "ana", password: "secret" });
    expect(fetched).toHaveBeenCalledWith("/api/login", expect.objectContaining({ method: "POST", body }));
    expect(mayBeLoggedIn()).toBe(true);
  });

  it("needs no message, and doesn't mind what it doesn't know", async () => {
    fetched.mockResolvedValue(Response.json({ data: { ...user, since: 2026 }, extra: true }));
    expect(await logIn("ana", "secret")).toEqual({ user });
  });

  it.each([
    ["the server's message", () => Response.json({ success: false, message: "No." }, { status: 401 }), "No."],
    ["its own words where there is none", () => new Response("", { status: 500 }), "Login failed"],
    ["its own words for an odd answer", () => Response.json({ success: true }), "Login failed"],
  ])("fails with %s", async (_, response, description) => {
    fetched.mockResolvedValue(response());
    expect(await logIn("ana", "secret")).toEqual({
      toast: { title: "Login failed", description, variant: "destructive" },
    });
    expect(mayBeLoggedIn()).toBe(false);
  });
});

describe("logout", () => {
  it("ends quietly and drops the hint", async () => {
    setSessionHint(true);
    // The body isn't read, whatever it is.
    fetched.mockResolvedValue(new Response(""));
    expect(await logOut()).toBeUndefined();
    expect(fetched).toHaveBeenCalledWith("/api/logout", expect.objectContaining({ method: "POST" }));
    expect(mayBeLoggedIn()).toBe(false);
  });

  it.each([
    [() => new Response('{"message":"Not now."}', { status: 503 }), '503: {"message":"Not now."}'],
    [() => new Response("", { status: 502, statusText: "Bad Gateway" }), "502: Bad Gateway"],
    [() => new Response("boom", { status: 500 }), "500: boom"],
  ])("fails with the error's message", async (response, description) => {
    setSessionHint(true);
    fetched.mockResolvedValue(response());
    expect(await logOut()).toEqual({ title: "Logout failed", description, variant: "destructive" });
    expect(mayBeLoggedIn()).toBe(true);
  });

  it("isn't done by a proxy's page, whatever its status", async () => {
    setSessionHint(true);
    fetched.mockResolvedValue(new Response("<h1>Back soon</h1>", { headers: { "Content-Type": "text/html" } }));
    expect(await logOut()).toMatchObject({ title: "Logout failed", variant: "destructive" });
    expect(mayBeLoggedIn()).toBe(true);
  });

  it("shows what the network said", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await logOut()).toMatchObject({ description: "Failed to fetch" });
    fetched.mockRejectedValueOnce("odd");
    expect(await logOut()).toMatchObject({ description: "odd" });
  });
});

it("works where storage is shut", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => setSessionHint(true)).not.toThrow();
  expect(mayBeLoggedIn()).toBe(false);
});
