import { expect, test } from "vitest";
import { stubPage } from "#tests/fake-page.ts";
import { chooseTheme, restoreTheme, storedTheme } from "./theme.ts";

test.each(["light", "dark"] as const)("%s is shown when it was chosen, and after the next load", (theme) => {
  const { root, local } = stubPage();
  chooseTheme(theme);
  expect([root.dataset.theme, storedTheme(), local.size]).toEqual([theme, theme, 1]);
  delete root.dataset.theme;
  restoreTheme();
  expect(root.dataset.theme).toBe(theme);
  chooseTheme("system");
  expect([root.dataset, local.size]).toEqual([{}, 0]);
});

test.each([
  ["nothing", {}],
  ["another word", { theme: "sepia" }],
  ["nothing that can be read", null],
])("the device's is shown with %s in the storage", (_, stored: Readonly<Record<string, string>> | null) => {
  const { root } = stubPage(stored);
  restoreTheme();
  expect([root.dataset, storedTheme()]).toEqual([{}, "system"]);
});
