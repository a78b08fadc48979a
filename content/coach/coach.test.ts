import { describe, expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { pressPatternOf } from "#content/diagrams/press-patterns.ts";
import { manualAddress, sectionsOf } from "#content/manuals/manuals.ts";
import { ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";
import { linkError, manualPages, readSection } from "#tests/manual-files.ts";
import { coachMeta, shownStep } from "./coach.ts";
import { coachAddresses, coachDevices, coachLinksOf, findProcedure } from "./devices.ts";

const all = coachDevices.flatMap((device) => device.procedures.map((procedure) => ({ device, procedure })));
test("each procedure begins with a drawing: the device, or what is pressed", () => {
  for (const { procedure } of all) {
    const [first] = procedure.steps;
    expect(first && (shownStep(first, 0).showsButton || first.pattern !== undefined), procedure.title).toBe(true);
  }
  expect(shownStep({ title: "", text: "" }, 1).showsButton).toBe(false);
});

/** Sections that hold nothing to press in an order. */
const without = /^(battery|locate|wireless-charging|regulatory-notes)$/;

describe("nothing that manuals and guides tell is missing", () => {
  test.each(manualPages.flatMap(sectionsOf).map((section) => [`${section.product}/${section.file}`, section] as const))(
    "%s",
    (_, section) => {
      expect(coachLinksOf(section).length > 0).toBe(!without.test(section.file));
    },
  );

  test("each press pattern of a manual is a step of a procedure that its section links to", () => {
    for (const section of manualPages.flatMap(sectionsOf)) {
      const coached = all
        .filter(({ procedure: { section: own } }) => own?.product === section.product && own.file === section.file)
        .flatMap(({ procedure }) => procedure.steps.map(({ pattern }) => pattern));
      if (without.test(section.file)) continue;
      for (const [, id] of readSection(section).prose.matchAll(/<PressPattern id="([^"]+)"/g)) {
        expect(coached, `${section.product}/${section.file}`).toContain(id);
      }
    }
  });

  test("each device with a disable guide can be disabled and re-enabled", () => {
    for (const { device } of [...sharedPageGuides, ...ownPageGuides]) {
      expect(findProcedure(device, "disable"), device).toBeDefined();
      expect(findProcedure(device, "re-enable"), device).toBeDefined();
    }
  });
});

describe.each(all.map(({ device, procedure }) => [`${device.id}/${procedure.id}`, device, procedure] as const))(
  "%s",
  (_, device, procedure) => {
    test("leads back to an address that exists and names its device", () => {
      expect(linkError(procedure.home)).toBeUndefined();
      expect(procedure.title).toContain(device.name);
    });

    test("fits into a search result", () => {
      const { title, description } = coachMeta(procedure);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(155);
    });

    test("has something to press, whole sentences, and help for every No", () => {
      expect(procedure.steps.some(({ pattern }) => pattern !== undefined)).toBe(true);
      for (const { title, text, note, ask } of procedure.steps) {
        expect(title).not.toMatch(/[.!]$/);
        for (const sentence of [text, note ?? "No.", ...(ask?.tries ?? [])])
          expect(sentence).toMatch(/^(?:[A-Z\d]|iPhone:).*\.$/s);
        if (ask) expect(ask.tries.length).toBeGreaterThan(0);
        if (ask) expect(ask.question).toMatch(/\?$/);
      }
    });
  },
);

test("addresses are whole, single and known", () => {
  expect(coachAddresses[0]).toBe("/coach");
  expect(new Set(coachAddresses).size).toBe(coachAddresses.length);
  expect(coachAddresses).toContain("/coach/carbon-finder/factory-reset");
  expect(findProcedure("tagigo-g", "pair-iphone")).toBeUndefined();
  expect(findProcedure("nobody", "disable")).toBeUndefined();
});

test("the questions count the beeps of the facts", () => {
  const question = (device: string, procedure: string) =>
    findProcedure(device, procedure)?.steps.find(({ pattern }) => pattern !== undefined)?.ask?.question;
  const { incardResetSuccessBeeps, incardDisableBeeps, carbonResetHoldSeconds } = facts.procedures;
  expect(question("incard-finder", "factory-reset")).toContain(`${incardResetSuccessBeeps} beeps`);
  expect(question("incard-finder", "disable")).toContain(`${incardDisableBeeps} beeps`);
  expect(findProcedure("carbon-finder", "factory-reset")?.steps[2]?.title).toBe(
    `Hold the button for the full ${carbonResetHoldSeconds} seconds`,
  );
  expect(pressPatternOf("carbonFactoryReset").steps).toEqual([
    { kind: "hold", seconds: carbonResetHoldSeconds },
    { kind: "release" },
  ]);
  expect(findProcedure("incard-finder", "pair-iphone")?.home).toBe(manualAddress("incard-finder", "setup-ios"));
  expect(findProcedure("tagigo", "disable")?.home).toBe(manualAddress("tagigo", "disable-tagigo"));
  expect(findProcedure("tagigo-g", "disable")?.home).toMatch(/^\/products\/tagigo-g\?.*#disable-tagigo-g$/);
});
