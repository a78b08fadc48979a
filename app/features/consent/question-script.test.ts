import { expect, test, vi } from "vitest";
import { consentKey } from "#app/lib/consent.ts";
import { stubPage } from "#tests/fake-page.ts";
import showQuestion from "./question-script.ts";

function isShown(stored: Readonly<Record<string, string>> | null, navigator: object = {}): boolean {
  vi.stubGlobal("navigator", navigator);
  const { root } = stubPage(stored);
  showQuestion();
  return "questionOpen" in root.dataset;
}

test("who hasn't answered is asked", () => {
  expect(isShown({})).toBe(true);
  expect(isShown({ [consentKey]: "perhaps" }, { globalPrivacyControl: false })).toBe(true);
});

test.each([
  ["a yes", { [consentKey]: "granted" }, {}],
  ["a no", { [consentKey]: "denied" }, {}],
  ["Global Privacy Control", {}, { globalPrivacyControl: true }],
  ["storage that can't keep an answer", null, {}],
])("nobody is asked after %s", (_, stored, navigator) => {
  expect(isShown(stored, navigator)).toBe(false);
});
