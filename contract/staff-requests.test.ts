import { expect, test } from "vitest";
import type { z } from "zod";
import { catalogChangeRequest } from "./admin-catalog.ts";
import { ownPasswordRequest, passwordLength, staffUsername } from "./admin-staff.ts";
import { subscriberListQuery } from "./admin-subscribers.ts";
import { announcementRequest } from "./admin-texts.ts";
import { redirectRequest } from "./admin-unanswered-searches.ts";
import { withdrawalRequest } from "./withdrawal.ts";

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

test("the list of subscribers is asked for by days that exist", () => {
  for (const from of ["1970-01-01", "2024-02-29", "2026-12-31", "9899-12-31"]) {
    expect([from, takes(subscriberListQuery, { from })]).toEqual([from, true]);
  }
  for (const to of ["2026-02-30", "2026-13-01", "2025-02-29", "1969-12-31", "9900-01-01", "26-01-01", "x", ""]) {
    expect([to, takes(subscriberListQuery, { to })]).toEqual([to, false]);
  }
});

test("a page of the list has bounds", () => {
  expect(subscriberListQuery.parse({})).toEqual({ search: "", offset: 0 });
  expect(subscriberListQuery.parse({ limit: "1000", offset: "5", source: "" })).toMatchObject({
    limit: 1000,
    offset: 5,
    source: "",
  });
  for (const query of [{ limit: 0 }, { limit: 1001 }, { limit: 1.5 }, { offset: -1 }, { search: "x".repeat(255) }]) {
    expect([query, takes(subscriberListQuery, query)]).toEqual([query, false]);
  }
});

test("a change of the catalog names each field once", () => {
  const edit = (variant: string | null, field: string) => ({ variant, field, from: "1", to: " 2 " });
  const request = (...edits: object[]) => ({ product: "tagigo", appliesAt: null, edits });
  expect(catalogChangeRequest.parse(request(edit("a", "price"))).edits[0]?.to).toBe("2");
  expect(takes(catalogChangeRequest, request(edit("a", "price"), edit("b", "price"), edit("a", "soldOut")))).toBe(true);
  expect(takes(catalogChangeRequest, request(edit("a", "price"), edit("b", "price"), edit("a", "price")))).toBe(false);
  expect(takes(catalogChangeRequest, request(edit("a", "title")))).toBe(false);
  expect(takes(catalogChangeRequest, request())).toBe(false);
  expect(takes(catalogChangeRequest, { ...request(edit("a", "price")), product: "../x" })).toBe(false);
});

test("names of staff are words, and a new password has a length", () => {
  for (const name of ["ann", "Ann Lee", "ann.lee+shop@example.com", "José O'Hara", "東京 2"]) {
    expect([name, takes(staffUsername, name)]).toEqual([name, true]);
  }
  const unseen = ["keeper\u034F", "keeper\uFE0F", "keeper\u3164", "\u115Fkeeper", "k\u0435eper", "ke\u03B5per"];
  for (const name of ["", "ann\nlee", "<ann>", 'a"', "a/b", "a,b", "x".repeat(101), ...unseen]) {
    expect([name, takes(staffUsername, name)]).toEqual([name, false]);
  }
  const { min, max } = passwordLength;
  for (const [next, taken] of [
    ["x".repeat(min), true],
    ["x".repeat(max), true],
    ["x".repeat(min - 1), false],
    ["x".repeat(max + 1), false],
    [`${"x".repeat(min)}\uD83D`, false],
  ] as const) {
    expect([next, takes(ownPasswordRequest, { current: "x", next })]).toEqual([next, taken]);
  }
});

test("an announcement ends after it begins", () => {
  const [early, late] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"];
  const request = (from: string | null, until: string | null) =>
    takes(announcementRequest, { version: 0, announcement: { text: "x", link: null, from, until } });
  expect([request(early, late), request(null, late), request(early, null), request(null, null)]).toEqual(
    Array(4).fill(true),
  );
  expect([request(late, early), request(early, early)]).toEqual([false, false]);
});

test("an announcement links to a page of this site or to another site, not to a heading of whatever page shows it", () => {
  const request = (href: string) =>
    takes(announcementRequest, {
      version: 0,
      announcement: { text: "x", link: { href, label: "x" }, from: null, until: null },
    });
  for (const href of ["/contact#map", " /contact ", "https://example.com/#a", "mailto:a@example.com"]) {
    expect([href, request(href)]).toEqual([href, true]);
  }
  for (const href of ["#map", "javascript:alert(1)", "//evil.example", "contact", ""]) {
    expect([href, request(href)]).toEqual([href, false]);
  }
});

test("a redirect leads from a path of this site to an address of it", () => {
  const redirect = { source: "/läden", target: "/a?b#c", status: 301 };
  expect(redirectRequest.parse(redirect)).toEqual({ ...redirect, source: "/l%C3%A4den" });
  for (const wrong of [
    { source: "/a?b" },
    { source: "/a#b" },
    { source: "a" },
    { target: "//evil.example" },
    { target: `/${"x".repeat(200)}` },
    { status: 307 },
  ]) {
    expect([wrong, takes(redirectRequest, { ...redirect, ...wrong })]).toEqual([wrong, false]);
  }
});

test("a withdrawal may come without a message; blanks are none", () => {
  const request = { name: "Ann", email: "ann@example.com", orderNumber: "1", items: "all" };
  expect(withdrawalRequest.parse(request).message).toBe("");
  expect(withdrawalRequest.parse({ ...request, message: " \n " }).message).toBe("");
  expect(withdrawalRequest.parse({ ...request, message: " please\nsoon " }).message).toBe("please\nsoon");
  expect(withdrawalRequest.parse({ ...request, message: "\u200B" }).message).toBe("");
});
