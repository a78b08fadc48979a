import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "#tests/fixtures.ts";

/** Logs in by the call, and has every page of this test find the token. */
export async function logIn(page: Page, request: APIRequestContext, password: string): Promise<void> {
  const answer = await request.post("/api/admin-token", { data: { username: "admin", password } });
  const { token }: { token: string } = await answer.json();
  await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);
}

export const fits = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 900 });
};
