import { describe, expect, it } from "vitest";
import { readLoginState } from "./login-state.ts";

const from = { pathname: "/admin/inbox", search: "?state=answered" };

describe("what led to the login", () => {
  it("is the end of a session, and the screen it ended on", () => {
    expect(readLoginState({ ended: true, from })).toEqual({ ended: true, from });
    expect(readLoginState({ ended: true, from: { pathname: "/direct-admin", search: "" } })?.from?.pathname).toBe(
      "/direct-admin",
    );
  });

  it.each([undefined, null, "ended", {}, { ended: false, from }, { from }])("is nothing for %j", (state) => {
    expect(readLoginState(state)).toBeNull();
  });

  it.each([
    { pathname: "/contact", search: "" },
    { pathname: "//evil.example", search: "" },
    { pathname: "https://evil.example/admin/inbox", search: "" },
    { pathname: "/admin/inbox/../../x", search: "" },
    { pathname: "/admin/inbox", search: "@evil.example" },
    { pathname: "/admin/inbox", search: 1 },
    { pathname: ["/admin/inbox"], search: "" },
    "/admin/inbox",
    null,
  ])("leads nowhere else: %j", (place) => {
    expect(readLoginState({ ended: true, from: place })).toEqual({ ended: true, from: null });
  });
});
