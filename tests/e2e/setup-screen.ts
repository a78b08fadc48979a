import type { Locator, Page } from "@playwright/test";
import { adminText } from "#content/admin.ts";
import { setupText as text } from "#content/admin-setup.ts";
import type { SetupStep } from "#contract/setup-steps.ts";
import { expect } from "#tests/fixtures.ts";

/** The part of the set-up screen that a step has. */
export const stepOf = (page: Page, id: SetupStep): Locator =>
  page.getByRole("region", { name: text.steps[id].title, exact: true });

/** Types into every field of a form of the set-up, and saves. */
export async function enter(step: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await step.getByLabel(label, { exact: true }).fill(value);
  await step.getByRole("button", { name: text.save, exact: true }).click();
  await expect(step.getByText(adminText.lastChange("admin"))).toBeVisible();
}
