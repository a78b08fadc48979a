import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logInStaff } from "./log-in.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe("the staff login", () => {
  it.each([
    ["", ""],
    ["admin", ""],
    ["", "secret"],
    ["   ", "secret"],
  ])("asks for both: %j and %j", async (username, password) => {
    expect(await logInStaff(username, password)).toEqual({ message: "Username and password are required" });
    expect(fetched).not.toHaveBeenCalled();
  });

  it("gives the token; the name is trimmed, the password isn't", async () => {
    fetched.mockResolvedValue(Response.json({ success: true, token: "t.o.k", message: "" }));
    expect(await logInStaff(" admin ", " secret ")).toEqual({ token: "t.o.k" });
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"username":"admin","password":" secret "}');
  });

  it.each([
    [401, { success: false, message: "No entry." }, "No entry."],
    [401, {}, "API error: 401"],
    [401, { success: false, message: "" }, "API error: 401"],
    [429, { success: false, message: "Too many attempts." }, "Too many attempts."],
    [502, {}, "API error: 502"],
    [200, { success: false }, "Invalid username or password"],
    [200, { success: false, message: "No entry." }, "No entry."],
    [200, { success: true }, "Server did not return a valid authentication token"],
    [200, { success: true, token: "" }, "Server did not return a valid authentication token"],
    [200, { success: true, token: 7 }, "Server did not return a valid authentication token"],
  ])("answers %i %j with %j", async (status, body, message) => {
    fetched.mockResolvedValue(Response.json(body, { status }));
    expect(await logInStaff("admin", "secret")).toEqual({ message });
  });

  it("says when the answer is no JSON, and when there is none", async () => {
    fetched.mockResolvedValueOnce(new Response("<html>"));
    expect(await logInStaff("admin", "secret")).toEqual({
      message: "Server did not return a valid authentication token",
    });
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await logInStaff("admin", "secret")).toMatchObject({ message: expect.stringContaining("can't be reached") });
  });
});
