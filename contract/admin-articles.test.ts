import { expect, test } from "vitest";
import { slugOf } from "./admin-articles.ts";
import { articleSlug, textBounds } from "./site-texts.ts";

test.each([
  ["Where's my bag?", "wheres-my-bag"],
  ["Traveler’s café, 2nd part", "travelers-cafe-2nd-part"],
  ["  2026 ", "no-2026"],
  ["7 bags", "7-bags"],
  ["Top 10", "top-10"],
  ["10 + 20", "no-10-20"],
  ["Überall: ÀÉÎ", "uberall-aei"],
  ["東京", ""],
  ["", ""],
])("the title %j proposes %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("whole words while there is room, and a first word that is too long is cut", () => {
  const most = textBounds.slug;
  expect(slugOf("x".repeat(most + 1))).toBe("x".repeat(most));
  expect(slugOf(`${"x".repeat(most - 2)} y z`)).toBe(`${"x".repeat(most - 2)}-y`);
  expect(slugOf(`${"x".repeat(most - 2)} yy z`)).toBe("x".repeat(most - 2));
});

test.each(["a", "a-1", "1-a", "no-2026"])("%s is a slug", (slug) => {
  expect(articleSlug.safeParse(slug).success).toBe(true);
});

test.each(["", "1", "1-2", "-a", "a-", "a--b", "A", "a b", "ä", "a/b", "x".repeat(textBounds.slug + 1)])(
  "%j is none",
  (slug) => {
    expect(articleSlug.safeParse(slug).success).toBe(false);
  },
);
