import { expect, test } from "vitest";
import { phoneBrands } from "#content/compatibility/brands.ts";
import { findPhone, namedPhones } from "./named-phone.ts";
import { phoneFamilyOf } from "./phone-family.ts";

test.each([
  ["samsung", "android", "Galaxy S25 Edge"],
  ["Samsung Galaxy", "android", "Galaxy S9"],
  ["galaxy note", "android", "Galaxy Note 9"],
  ["iphone", "iphone", "iPhone 13"],
  ["my iPhone SE", "iphone", "iPhone SE (2nd generation)"],
  ["Google Pixel", "android", "Pixel 8"],
  ["one plus", "android", "OnePlus 9"],
  ["huawei", null, "Huawei P40"],
])("%s leads on to its models", (written, system, model) => {
  expect(findPhone(written)?.name ?? null).toBe(written === "Google Pixel" ? "Pixel" : null);
  const family = phoneFamilyOf(written);
  expect(family?.system).toBe(system);
  expect(family?.models.map(({ name }) => name)).toContain(model);
});

test("a series narrows the choice", () => {
  const names = (written: string) => phoneFamilyOf(written)?.models.map(({ name }) => name) ?? [];
  expect(names("galaxy a").every((name) => name.startsWith("Galaxy A"))).toBe(true);
  expect(names("galaxy note").every((name) => name.startsWith("Galaxy Note"))).toBe(true);
  expect(names("iphone se")).toHaveLength(3);
});

test.each([
  ["redmi note 12", "android"],
  ["galaxy a12", "android"],
  ["Samsung Galaxy A12", "android"],
  ["moto g54", "android"],
  ["xiaomi", "android"],
  ["iphone 99", "iphone"],
  ["huawei p8", null],
])("%s is a model that isn't listed: at most its version is asked", (written, system) => {
  const family = phoneFamilyOf(written);
  expect(family).toMatchObject({ system, models: [] });
  expect(family?.why).toContain(written);
});

test.each(["", "banana phone", "<b>", "__proto__", "nokia 3310"])("%j is of no brand that we know", (written) => {
  expect(phoneFamilyOf(written)).toBeNull();
});

test("each listed phone is of one brand, which says no other system than the list", () => {
  for (const { name, system } of namedPhones) {
    const words = name.toLowerCase().split(/[^a-z]+/);
    const brands = phoneBrands.filter((brand) => brand.words.some((word) => words.includes(word)));
    expect(brands, name).toHaveLength(1);
    if (brands[0]?.system) expect(brands[0].system, name).toBe(system);
  }
});
