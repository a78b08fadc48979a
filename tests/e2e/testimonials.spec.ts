import { testimonialsText as text } from "#content/admin-testimonials.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { pictureFile } from "#tests/picture-files.ts";
import { toast } from "./admin-mocks.ts";

/** A shop of its own: what is shown here takes the samples off home. */
const port = Number(process.env.E2E_PORT ?? 4317) + 2100;

const { fields } = text;

test("testimonials: entered with consent, shown, and then on home in the samples' place", async ({
  page,
  request,
  adminPassword: password,
  expectAccessible,
  hydrated,
}) => {
  test.slow();
  const { origin, shop } = startOwnShop(port, { ADMIN_USERNAME: "admin", ADMIN_PASSWORD: password });
  const home = async () => (await request.get(origin)).text();
  const button = (label: string, name: string) =>
    page.getByRole("button", { name: new RegExp(`^${label} ?: ${name}$`) });
  const region = page.getByRole("region", { name: "Lost, rung, found" });
  try {
    await expect(async () => expect((await request.get(`${origin}/api/health`)).status()).toBe(200)).toPass();
    expect(await home()).toContain("Sample reviews, until customers write their own.");
    const answer = await request.post(`${origin}/api/admin-token`, { data: { username: "admin", password } });
    const { token }: { token: string } = await answer.json();
    await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);

    await page.goto(`${origin}/admin/setup`);
    await page.getByRole("main").getByRole("link", { name: "Testimonials", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: text.state(0, "samples") })).toBeVisible();

    await test.step("without words, name, day and consent nothing is saved", async () => {
      await page.getByRole("button", { name: text.add }).click();
      await page.getByRole("button", { name: text.save }).click();
      await expect(page.getByLabel(fields.words)).toBeFocused();
      for (const field of ["words", "name", "date", "consent"] as const) {
        await expect(page.getByText(text.errors[field])).toBeVisible();
      }
      await expectAccessible(page);
    });

    await test.step("words that are too long are counted and refused, never cut", async () => {
      const long = "Twice now. ".repeat(60);
      await page.getByLabel(fields.words).fill(long);
      await expect(page.getByText(fields.wordsHint(long.trim().length))).toBeVisible();
      await page.getByRole("button", { name: text.save }).click();
      await expect(page.getByText(text.errors.words)).toBeVisible();
      await expect(page.getByLabel(fields.words)).toHaveValue(long);
    });

    await test.step("with a picture that is uploaded here", async () => {
      await page.getByLabel(fields.words).fill("Twice now the map showed my wallet in the garage.");
      await page.getByLabel(fields.name, { exact: true }).fill("Maya R.");
      await page.getByLabel(fields.date).fill("2026-10-03");
      await page.getByLabel(fields.occupation).fill("Field service engineer");
      await page.getByLabel(fields.product).selectOption("incard-finder");
      await page.getByLabel(fields.consent).fill("by e-mail, November 20, 2026");
      await page.getByText("Add a picture", { exact: true }).click();
      const file = { name: "maya.jpg", mimeType: "image/jpeg", buffer: await pictureFile("jpeg") };
      await page.getByLabel("File").setInputFiles(file);
      await page.getByLabel("What it shows").fill("Maya at her van");
      await page.getByRole("button", { name: "Upload" }).click();
      await expect(page.getByRole("button", { name: fields.takePictureOut })).toBeVisible();
      await page.getByRole("button", { name: text.save }).click();
      await expect(page.getByRole("heading", { name: "Maya R." })).toBeVisible();
      expect(await home()).not.toContain("my wallet in the garage");
    });

    await test.step("shown, it is the one on home, and the samples are gone", async () => {
      await button("Show", "Maya R.").click();
      await expect(page.getByRole("status").filter({ hasText: text.state(1, "samples") })).toBeVisible();
      await expectAccessible(page);
      const html = await home();
      expect(html).toContain("my wallet in the garage");
      expect(html).not.toMatch(/Sample reviews|avatar-1|by e-mail|aggregateRating/);
      await page.goto(`${origin}/#testimonials`);
      await hydrated(page);
      await expect(region.getByRole("listitem")).toHaveCount(1);
      await expect(region.getByRole("button")).toHaveCount(0);
      await expect(region.locator("img")).toHaveJSProperty("complete", true);
      await expectAccessible(page);
    });

    await test.step("four of them turn, in the order of staff", async () => {
      await page.goto(`${origin}/admin/testimonials`);
      for (const name of ["Tom B.", "Ruth A.", "Priya S."]) {
        await page.getByRole("button", { name: text.add }).click();
        await page.getByLabel(fields.words).fill(`${name} says so.`);
        await page.getByLabel(fields.name, { exact: true }).fill(name);
        await page.getByLabel(fields.date).fill("2026-11-03");
        await page.getByLabel(fields.stars).selectOption("3");
        await page.getByLabel(fields.consent).fill("on the phone, November 21, 2026");
        await page.getByRole("button", { name: text.save }).click();
        await button("Show", name).click();
        await expect(button("Hide", name)).toBeVisible();
      }
      await page.getByRole("button", { name: "Move up: Priya S." }).click();
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Maya R.", "Tom B.", "Priya S.", "Ruth A."]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${origin}/#testimonials`);
      await hydrated(page);
      await expect(region.getByRole("listitem")).toHaveCount(3);
      await region.getByRole("button", { name: "Previous testimonial" }).click();
      await expect(region.getByRole("listitem").first()).toContainText("Ruth A. says so.");
      await expect(region.getByRole("listitem").first()).toContainText("RA");
    });

    await test.step("deleted, and put back", async () => {
      await page.goto(`${origin}/admin/testimonials`);
      await button("Delete", "Tom B.").click();
      await page.getByRole("button", { name: text.removeDialog.confirm }).click();
      await expect(toast(page, "Testimonial deleted")).toBeVisible();
      await expect(page.getByRole("heading", { level: 2 })).toHaveCount(3);
      await page.getByRole("button", { name: text.undo }).click();
      await expect(page.getByRole("heading", { level: 2 })).toHaveCount(4);
    });
  } finally {
    shop.kill();
  }
});
