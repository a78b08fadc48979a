import type { Locator, Page } from "@playwright/test";

/** A product's card in the hero. */
export const cardOf = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: "Choose a tracker" }).getByRole("button", { name: new RegExp(`^${name}`) });
