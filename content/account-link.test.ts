import { describe, expect, test } from "vitest";
import { accountLink, accountSentences, removalTries } from "#content/account-link.ts";
import { coachDevices, findProcedure } from "#content/coach/devices.ts";
import { handOverSheets } from "#content/hand-over.ts";
import { sectionsOf } from "#content/manuals/manuals.ts";
import { interpolateFacts } from "#content/mdx-props.ts";
import { trackerRecord } from "#content/products/records.ts";
import { trackerIds } from "#content/trackers.ts";
import { solutions } from "#content/troubleshooter/solutions.ts";
import { manualPages, readSection } from "#tests/manual-files.ts";

const networksOf = (id: (typeof trackerIds)[number]) => (trackerRecord(id).minIos === null ? "google" : "both");

describe.each(trackerIds)("%s", (id) => {
  const networks = networksOf(id);

  test("a reset in the coach begins with the account and ends with what it doesn't undo", () => {
    const steps = findProcedure(id, "factory-reset")?.steps ?? [];
    const [first] = steps;
    expect(first?.title).toBe(accountLink.removed(networks));
    expect(first?.text.includes("iPhone:")).toBe(networks === "both");
    for (const attempt of removalTries) expect(first?.ask?.tries).toContain(attempt);
    expect(steps.at(-1)?.note).toBe(accountLink.notRemoved(networks));
  });

  test("its hand-over sheet says the same", () => {
    const before = handOverSheets.find(({ device }) => device === id)?.before;
    const lines = (before ?? []).flatMap((step) => step.lines).join(" ");
    for (const line of [
      accountLink.first,
      accountLink.otherPhone,
      accountLink.signIn,
      accountLink.notRemoved(networks),
    ])
      expect(lines).toContain(line);
  });

  test("a reset in the troubleshooter says the same", () => {
    for (const solution of ["press-quicker", "disabled-instead", "carbon-again"])
      expect(solutions[solution]?.steps({ device: id, phone: null })).toContain(accountLink.notRemoved(networks));
  });
});

test("every procedure says what it needs or what it leaves behind", () => {
  for (const { procedures } of coachDevices)
    for (const { address, steps } of procedures)
      expect(
        steps.some(({ note }) => note !== undefined),
        address,
      ).toBe(true);
});

test("manuals say the same, in the same words", () => {
  for (const section of manualPages.flatMap(sectionsOf)) {
    const networks = networksOf(section.product);
    const text = interpolateFacts(readSection(section).prose.replaceAll("{props.", "{")).replaceAll("**", "");
    if (section.file === "factory-reset") {
      expect(text, section.product).toContain(accountLink.first);
      expect(text, section.product).toContain(accountLink.notRemoved(networks));
    }
    if (section.file === "re-pair") {
      expect(text, section.product).toMatch(
        /[Oo]pen Find Hub, tap [\w ]+, open its settings, tap Remove from Find Hub, and confirm\./,
      );
      expect(
        /iPhone: open Find My, tap Items, tap [\w ]+, scroll down, tap Remove Item, and confirm\./.test(text),
      ).toBe(networks === "both");
      for (const attempt of removalTries) expect(text, section.product).toContain(attempt);
    }
    if (section.file.startsWith("setup-")) expect(text, section.product).toContain(accountSentences.usedBefore);
  }
});
