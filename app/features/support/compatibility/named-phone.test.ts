import { describe, expect, test } from "vitest";
import { namedPhoneText as text } from "#content/compatibility/phone-texts.ts";
import { phoneGenerations, phonesAsOf } from "#content/compatibility/phones.ts";
import { answerForPhone, findPhone, type NamedPhone, namedPhones, phoneNote, phoneOfSlug } from "./named-phone.ts";

describe("the list of phones", () => {
  test("each model stands once, is found by its name and by its address, and has an answer", () => {
    expect(new Set(namedPhones.map(({ slug }) => slug)).size).toBe(namedPhones.length);
    for (const phone of namedPhones) {
      expect(findPhone(phone.name)).toBe(phone);
      expect(phoneOfSlug(phone.slug)).toBe(phone);
      expect(answerForPhone(phone).system).toBe(phone.system);
      expect(phoneNote(phone)).toContain(phone.name);
    }
  });

  test("no two models share a spelling", () => {
    const spellings = phoneGenerations.flatMap(({ names }) => names.flatMap((name) => name.split(" / ")));
    expect(new Set(spellings.map((spelling) => spelling.toLowerCase())).size).toBe(spellings.length);
    for (const spelling of spellings) expect(findPhone(spelling)).not.toBeNull();
  });

  test("it has a month, versions are numbers, and no generation stands twice", () => {
    expect(phonesAsOf).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
    for (const { last } of phoneGenerations) expect(last ?? "1").toMatch(/^\d+(\.\d+)?$/);
    const generations = phoneGenerations.map(({ system, last }) => `${system} ${last}`);
    expect(new Set(generations).size).toBe(generations.length);
  });
});

test.each<[what: string, is: (phone: NamedPhone) => boolean, note: (phone: NamedPhone) => string]>([
  ["no Google Play", ({ system }) => system === "other", ({ name }) => text.noGooglePlay(name)],
  [
    "updates still",
    ({ system, last }) => system === "iphone" && last === null,
    (phone) => text.stillUpdated(phone.name, phonesAsOf),
  ],
  [
    "updates of Android still",
    ({ system, last }) => system === "android" && last === null,
    (phone) => text.stillUpdated(phone.name, phonesAsOf),
  ],
  [
    "a last iOS",
    ({ system, last }) => system === "iphone" && last !== null,
    (phone) => text.lastVersion(phone.name, `iOS ${phone.last}`, phonesAsOf),
  ],
  [
    "a last Android",
    ({ system, last }) => system === "android" && last !== null,
    (phone) => text.lastVersion(phone.name, `Android ${phone.last}`, phonesAsOf),
  ],
])("of a phone with %s is said so", (_, is, note) => {
  const phones = namedPhones.filter(is);
  expect(phones).not.toEqual([]);
  expect(phones.map(phoneNote)).toEqual(phones.map(note));
});

test("addresses are words of small letters and digits, and an unknown one is no phone's", () => {
  for (const { slug } of namedPhones) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(findPhone("Galaxy S9+")?.slug).toBe("galaxy-s9-plus");
  for (const slug of [null, "", "galaxy-s9-"]) expect(phoneOfSlug(slug)).toBeNull();
});

test.each([
  ["Pixel 8", "android-12"],
  ["google pixel 8", "android-12"],
  ["iPhone 13", "iphone-ios-17"],
  ["apple iphone13", "iphone-ios-17"],
  ["iPhone 7 32GB", "iphone-ios-14-5"],
  ["iphone 6 plus", "iphone-ios-14-4"],
  ["iphone se 2020", "iphone-ios-17"],
  ["Galaxy S9", "android-9"],
  ["samsung galaxy s9+", "android-9"],
  ["S9", "android-9"],
  ["my Samsung S21 5G", "android-12"],
  ["Galaxy S7", "android-8"],
  ["Huawei P30", "android-9"],
  ["huawei p40 pro", "another-phone"],
])("%s leads to %s", (written, slug) => {
  const phone = findPhone(written);
  expect(phone && answerForPhone(phone).slug).toBe(slug);
});

test.each(["", "iPhone", "iPhone SE", "Galaxy", "Pixel 99", "<b>", "__proto__"])(
  "%j is asked for its version",
  (written) => expect(findPhone(written)).toBeNull(),
);
