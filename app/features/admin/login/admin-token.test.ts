import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "#tests/memory-storage.ts";
import {
  adminSessionEnded,
  adminTokenKey,
  clearAdminToken,
  isExpired,
  onAdminToken,
  readTokenClaims,
  refuseAdminToken,
  storeAdminToken,
  storedAdminToken,
  watchExpiry,
} from "./admin-token.ts";

const tokenOf = (payload: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.signature`;
const claims = { expiresAt: 1_800_000_000_000, role: "admin", username: "Zoë Ünal" };

describe("reading a token", () => {
  it("gives expiresAt, role and username, whatever letters the name has", () => {
    expect(readTokenClaims(tokenOf({ ...claims, exp: 1 }))).toEqual(claims);
  });

  it("reads the url-safe alphabet", () => {
    const token = tokenOf({ ...claims, username: "???>>>~~~" });
    expect(token).toMatch(/[-_]/);
    expect(readTokenClaims(token)?.username).toBe("???>>>~~~");
  });

  it.each([
    "",
    "opaque",
    "a.b",
    "a..c",
    "a.!!!.c",
    tokenOf("text"),
    tokenOf(null),
    tokenOf({ ...claims, expiresAt: "tomorrow" }),
    tokenOf({ ...claims, expiresAt: undefined }),
    tokenOf({ ...claims, role: undefined }),
    tokenOf({ ...claims, role: 1 }),
    tokenOf({ ...claims, username: undefined }),
    tokenOf({ ...claims, username: ["Zoë"] }),
  ])("gives null for %j", (token) => expect(readTokenClaims(token)).toBeNull());

  it("is over from its last millisecond on", () => {
    expect(isExpired(tokenOf(claims), claims.expiresAt - 1)).toBe(false);
    expect(isExpired(tokenOf(claims), claims.expiresAt)).toBe(true);
  });

  it("leaves a token that can't be read to the server", () => {
    expect(isExpired("opaque")).toBe(false);
  });
});

describe("storing a token", () => {
  const events = new EventTarget();
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal("localStorage", memoryStorage(stored));
    vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
    vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  });
  afterEach(() => {
    clearAdminToken();
    vi.unstubAllGlobals();
  });

  it("stores it locally and forgets it", () => {
    storeAdminToken("opaque");
    expect(stored.get(adminTokenKey)).toBe("opaque");
    expect(storedAdminToken()).toBe("opaque");
    clearAdminToken();
    expect(storedAdminToken()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it("counts one that is over as none", () => {
    storeAdminToken(tokenOf({ ...claims, expiresAt: 1 }));
    expect(storedAdminToken()).toBeNull();
  });

  it("holds it for the page where storage is shut", () => {
    vi.stubGlobal("localStorage", undefined);
    storeAdminToken("opaque");
    expect(storedAdminToken()).toBe("opaque");
    clearAdminToken();
    expect(storedAdminToken()).toBeNull();
  });

  it("tells of changes here and in other tabs, until it is let go", () => {
    const listener = vi.fn();
    const stop = onAdminToken(listener);
    storeAdminToken("opaque");
    events.dispatchEvent(Object.assign(new Event("storage"), { key: adminTokenKey }));
    events.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
    events.dispatchEvent(Object.assign(new Event("storage"), { key: "theme" }));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    clearAdminToken();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("knows a session that ended from one that somebody logged out of, or that never was", () => {
    expect(adminSessionEnded()).toBe(false);
    storeAdminToken("opaque");
    expect(storedAdminToken()).toBe("opaque");
    refuseAdminToken("opaque");
    expect([storedAdminToken(), adminSessionEnded()]).toEqual([null, true]);
    storeAdminToken("opaque");
    clearAdminToken();
    expect([storedAdminToken(), adminSessionEnded()]).toEqual([null, false]);
    storeAdminToken(tokenOf({ ...claims, expiresAt: 1 }));
    expect([storedAdminToken(), adminSessionEnded()]).toEqual([null, true]);
  });

  it("keeps a newer token when an older one is refused", () => {
    storeAdminToken("newer");
    refuseAdminToken("older");
    expect(storedAdminToken()).toBe("newer");
  });

  it("tells when the time of a token is up, also after a sleep, until it is let go", () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const token = tokenOf({ ...claims, expiresAt: 1_000_000 + 10 * 60_000 });
    storeAdminToken(token);
    const listener = vi.fn();
    const stopListening = onAdminToken(listener);
    const stop = watchExpiry(token);
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(storedAdminToken()).toBeNull();
    stop();
    // Slept: the clock went on and the timer didn't.
    vi.setSystemTime(1_000_000);
    const stopAgain = watchExpiry(token);
    vi.setSystemTime(1_000_000 + 60 * 60_000);
    events.dispatchEvent(new Event("focus"));
    expect(listener).toHaveBeenCalledTimes(2);
    stopAgain();
    stopListening();
    events.dispatchEvent(new Event("focus"));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(watchExpiry("opaque")()).toBeUndefined();
    vi.useRealTimers();
  });
});
