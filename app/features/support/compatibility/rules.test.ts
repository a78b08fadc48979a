import { describe, expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { compatibilityAnswers, type VersionNumber } from "#content/compatibility/answers.ts";
import { answerFor, isBefore, parsePhone, parseVersion, summaryOf, verdicts } from "./rules.ts";

const slugOf = (phone: "iphone" | "android" | "other", version: VersionNumber | null) =>
  answerFor(phone, version)?.slug ?? null;

describe("the answer for a phone", () => {
  test.each([
    ["iphone", "26.1", "iphone-ios-17"],
    ["iphone", "17", "iphone-ios-17"],
    ["iphone", "16.7.10", "iphone-ios-14-5"],
    ["iphone", "15", "iphone-ios-14-5"],
    ["iphone", "14.8.1", "iphone-ios-14-5"],
    ["iphone", "14.5", "iphone-ios-14-5"],
    ["iphone", "14.4.2", "iphone-ios-14-4"],
    ["iphone", "14", "iphone-ios-14-4"],
    ["iphone", "9.3.5", "iphone-ios-14-4"],
    ["android", "16", "android-12"],
    ["android", "12", "android-12"],
    ["android", "11", "android-9"],
    ["android", "9", "android-9"],
    ["android", "8.1", "android-8"],
    ["android", "4.4.4", "android-8"],
  ] as const)("%s %s is answered by %s", (phone, version, slug) => {
    expect(slugOf(phone, parseVersion(version))).toBe(slug);
  });

  test("another phone needs no version, the others do", () => {
    expect(slugOf("other", null)).toBe("another-phone");
    expect(slugOf("iphone", null)).toBeNull();
    expect(slugOf("android", null)).toBeNull();
  });

  test("every version has exactly one answer", () => {
    for (const system of ["iphone", "android"] as const) {
      const answers = compatibilityAnswers.filter((answer) => answer.system === system);
      const before = answers.map((_, index) => answers[index - 1]?.from ?? null);
      for (let major = 0; major <= 40; major += 1)
        for (let minor = 0; minor <= 9; minor += 1) {
          const version: VersionNumber = [major, minor];
          const holding = answers.filter(
            ({ from }, index) => !(from && isBefore(version, from)) && isBefore(version, before[index] ?? [99, 0]),
          );
          expect(holding, `${system} ${version}`).toEqual([answerFor(system, version)]);
        }
    }
  });
});

describe("what an answer says", () => {
  const fitting = (slug: string) => {
    const answer = compatibilityAnswers.find((candidate) => candidate.slug === slug);
    if (!answer) throw new Error(`no ${slug}`);
    return verdicts(answer).flatMap(({ fits, tracker }) => (fits ? [tracker.id] : []));
  };

  test("stands on the facts: iOS 14.5, Android 9, Tagigo G for Google's network only", () => {
    const onIphone = ["incard-finder", "tagigo", "carbon-finder"];
    expect(fitting("iphone-ios-17")).toEqual(onIphone);
    expect(fitting("iphone-ios-14-5")).toEqual(onIphone);
    expect(fitting("iphone-ios-14-4")).toEqual([]);
    expect(fitting("android-12")).toEqual(["incard-finder", "tagigo", "tagigo-g", "carbon-finder"]);
    expect(fitting("android-9")).toEqual(fitting("android-12"));
    expect(fitting("android-8")).toEqual([]);
    expect(fitting("another-phone")).toEqual([]);
  });

  test("the addresses carry the figures of the facts", () => {
    for (const { minIos, minAndroid } of [facts.incardFinder, facts.tagigo, facts.carbonFinder]) {
      expect(compatibilityAnswers.map(({ slug }) => slug)).toContain(`iphone-ios-${minIos.replace(".", "-")}`);
      expect(compatibilityAnswers.map(({ slug }) => slug)).toContain(`android-${minAndroid}`);
    }
  });

  test("its sentence names what fits, and what doesn't fit has a reason", () => {
    for (const answer of compatibilityAnswers) {
      const all = verdicts(answer);
      for (const { fits, tracker } of all)
        if (fits && all.some((verdict) => !verdict.fits)) expect(summaryOf(answer)).toContain(tracker.name);
      const names = all.flatMap(({ fits, tracker }) => (fits ? [tracker.name] : []));
      const listed = { 0: "None of our four", [all.length]: "All four of our" }[names.length];
      expect(summaryOf(answer).startsWith(listed ?? `${names.slice(0, -1).join(", ")} and ${names.at(-1)} work`)).toBe(
        true,
      );
      for (const { why } of all) expect(why).toMatch(/\w.*\.$/);
    }
  });
});

test.each([
  ["17", [17, 0]],
  [" 14.5 ", [14, 5]],
  ["15.10", [15, 10]],
  ["iOS 16.7.2", [16, 7]],
  ["android 9", [9, 0]],
  ["14,5", [14, 5]],
  ["", null],
  ["new", null],
  ["-3", null],
  ["1234", null],
  ["14.5 <b>", null],
])("reads the version %j", (written, version) => expect(parseVersion(written)).toEqual(version));

test("takes only the phones of the form", () => {
  expect(parsePhone("iphone")).toBe("iphone");
  expect(parsePhone("ipad")).toBeNull();
  expect(parsePhone(null)).toBeNull();
});
