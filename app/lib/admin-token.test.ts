import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  adminTokenKey,
  clearAdminToken,
  isOver,
  onAdminToken,
  readTokenClaims,
  storeAdminToken,
  storedAdminToken,
} from "./admin-token.ts";

const tokenOf = (payload: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.signature`;
const claims = { expiresAt: 1_800_000_000_000, role: "admin", username: "Zoë Ünal" };

describe("reading a token (back-office §3, Admin token)", () => {
  it("gives expiresAt, role and username, whatever letters the name has", () => {
    expect(readTokenClaims(tokenOf({ ...claims, exp: 1 }))).toEqual(claims);
  });

  it("reads the url-safe alphabet", () => {
    const token = tokenOf({ ...claims, username: "???>>>~~~" });
    expect(token).toMatch(/[-_]/);
    expect(readTokenClaims(token)?.username).toBe("???>>>~~~");
  });

  it.each(["", "opaque", "a.b", "a..c", "a.!!!.c", tokenOf("text"), tokenOf({ ...claims, expiresAt: "tomorrow" })])(
    "gives null for %j",
    (token) => expect(readTokenClaims(token)).toBeNull(),
  );

  it("is over from its last millisecond on", () => {
    expect(isOver(tokenOf(claims), claims.expiresAt - 1)).toBe(false);
    expect(isOver(tokenOf(claims), claims.expiresAt)).toBe(true);
  });

  it("leaves a token that can't be read to the server", () => {
    expect(isOver("opaque")).toBe(false);
  });
});

describe("keeping a token", () => {
  const events = new EventTarget();
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
    vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  });
  afterEach(() => {
    clearAdminToken();
    vi.unstubAllGlobals();
  });

  it("stores it locally and forgets it", () => {
    storeAdminToken("opaque");
    expect(kept.get(adminTokenKey)).toBe("opaque");
    expect(storedAdminToken()).toBe("opaque");
    clearAdminToken();
    expect(storedAdminToken()).toBeNull();
    expect(kept.size).toBe(0);
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
});
