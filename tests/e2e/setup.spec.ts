import type { ChildProcess } from "node:child_process";
import type { Locator } from "@playwright/test";
import { adminText } from "#content/admin.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { setupText as text } from "#content/admin-setup.ts";
import { authors } from "#content/blog/authors.ts";
import { soldOutLabel } from "#content/buy-labels.ts";
import { demoIds } from "#content/catalog/buying.ts";
import { disagreeingFiguresOf, figuresOf } from "#content/catalog/disagreeing-figures.ts";
import { manualVideos } from "#content/products/manual-videos.ts";
import { certifications } from "#content/regulatory/certifications.ts";
import { connectionMessages, setupMessages } from "#content/setup-messages.ts";
import { notInStore } from "#contract/shop-settings.ts";
import { expect, test } from "#tests/fixtures.ts";
import { type MailServer, startMailServer } from "#tests/mail-server.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { fits, logIn } from "./staff-pages.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1090;
const password = "test-password-of-the-shop";
let mail: MailServer;
let demo: ChildProcess;
let shop: ChildProcess;
let origin: string;

/** The form of a step that the field with a label is in. */
const formOf = (step: Locator, label: string): Locator =>
  step.locator("form").filter({ has: step.page().getByLabel(label) });

// A shop with a live store, whose part a second shop's demo store plays: it answers by the store's own schema.
test.beforeAll(async () => {
  mail = await startMailServer();
  const other = startOwnShop(port + 1, {});
  demo = other.shop;
  const own = startOwnShop(port, {
    SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com",
    SHOPIFY_STOREFRONT_TOKEN: "public",
    SHOPIFY_API_URL: `${other.origin}/demo-store/graphql`,
    LIVE_PRICES_INTERVAL_SECONDS: "0",
    SMTP_URL: mail.url,
    MAIL_FROM: "InCard <shop@shop.example>",
  });
  ({ origin } = own);
  shop = own.shop;
  for (const one of [origin, other.origin]) {
    await expect(async () => expect((await fetch(`${one}/api/health`)).ok).toBe(true)).toPass();
  }
});

test.afterAll(async () => {
  shop?.kill();
  demo?.kill();
  await mail?.close();
});

test.use({ baseURL: ({ baseURL: _ }, use) => use(`http://localhost:${port}`) });

test("an owner enters who sells, finds the products in the store, tries the mail, and takes a step back", async ({
  page,
  request,
  consoleErrors,
  expectAccessible,
}) => {
  // A file that is no PDF.
  consoleErrors.allow(/400/);
  await logIn(page, request, password);
  await page.goto(adminScreens.setup.to);
  await expect(page.getByText(/^Not open yet/)).toBeVisible();
  await expectAccessible(page);
  await fits(page);

  // The list leads to each step.
  const steps = page.getByRole("navigation", { name: text.list });
  const sections = page.getByRole("main").locator("section");
  const done = await sections.getByText(text.states.done, { exact: true }).count();
  await expect(steps.getByRole("listitem")).toHaveCount((await sections.count()) - done);
  await steps.getByRole("link", { name: text.steps.shipping.title }).click();
  const shipping = page.getByRole("region", { name: text.steps.shipping.title });
  await expect(shipping.getByRole("heading", { name: text.steps.shipping.title })).toBeInViewport();

  // What is wrong is said at its field, and what was typed stays.
  const { rate, freeFrom, from, countries } = text.fields.shipping;
  await shipping.getByLabel(rate.label).fill("five");
  await shipping.getByLabel(freeFrom.label).fill("75");
  await shipping.getByLabel(from.label).fill("Irvine, California");
  await shipping.getByLabel(countries.label).fill("US, CA");
  await shipping.getByRole("button", { name: text.save }).press("Enter");
  await expect(shipping.getByText(rate.error ?? "")).toBeVisible();
  await expect(shipping.getByLabel(rate.label)).toBeFocused();
  await expectAccessible(page);
  await shipping.getByLabel(rate.label).fill("4.95");
  await shipping.getByRole("button", { name: text.save }).press("Enter");
  await expect(page.getByText(setupMessages.saved, { exact: true })).toBeVisible();
  await expect(shipping.getByText(text.states.done)).toBeVisible();
  // What is done is folded away, and found there.
  await expect(steps.getByRole("link", { name: text.steps.shipping.title })).toHaveCount(0);
  await steps.getByText(text.doneSteps(done + 1)).click();
  await steps.getByRole("link", { name: text.steps.shipping.title }).click();
  await expect(shipping.getByRole("heading", { name: text.steps.shipping.title })).toBeInViewport();
  await expectAccessible(page);
  await fits(page);
  const shippingPage = await (await request.get("/shipping")).text();
  for (const said of ["Irvine, California", "$75"]) expect(shippingPage).toContain(said);
  expect(await (await request.get("/")).text()).toContain("$75");
  // The checkout of the demo store goes by the same sum.
  const cart = await request.get(`/demo-store/cart/${demoIds["incard-finder-variant"]}:1`);
  expect(await cart.text()).toContain("$75");

  // A step back, and forward again.
  await shipping.getByRole("button", { name: text.undo }).click();
  await expect(shipping.getByText(text.states.blocking(2))).toBeVisible();
  await expect(shipping.getByLabel(from.label)).toHaveValue("");
  expect(await (await request.get("/shipping")).text()).not.toContain("Irvine, California");
  await shipping.getByRole("button", { name: text.undo }).click();
  await expect(shipping.getByLabel(from.label)).toHaveValue("Irvine, California");

  // Where the shop is: the contact page, the policies and the footer say so.
  const place = page.getByRole("region", { name: text.steps.place.title });
  const words = text.fields.place;
  await place.getByLabel(words.city.label).fill("Lyon");
  await place.getByLabel(words.country.label).fill("Frankreich");
  await place.getByLabel(words.instagram.label).fill("instagram.com/adas.trackers");
  await place.getByRole("button", { name: text.save }).click();
  await expect(place.getByText(words.country.error ?? "")).toBeVisible();
  await place.getByLabel(words.country.label).fill("fr");
  await place.getByRole("button", { name: text.save }).click();
  await expect(place.getByText(text.states.done)).toBeVisible();
  const contact = await (await request.get("/contact")).text();
  for (const said of ["Lyon", '"addressCountry":"FR"', "https://instagram.com/adas.trackers"])
    expect(contact).toContain(said);
  for (const gone of ["Irvine", "x.com/incard"]) expect(contact).not.toContain(gone);
  expect(await (await request.get("/privacy-policy")).text()).toContain("InCard, Lyon, France");
  await place.getByRole("button", { name: text.undo }).click();
  await expect(place.getByText(text.states.blocking(1))).toBeVisible();

  // The store: everything is suggested; saved, the store sells.
  const store = page.getByRole("region", { name: text.steps.store.title, exact: true });
  await store.getByRole("button", { name: text.storeMap.ask }).click();
  const card = store.getByLabel("InCard Finder", { exact: true });
  await expect(card).toHaveValue(/^\d+$/);
  await expectAccessible(page);
  await fits(page);
  const right = await card.inputValue();
  await card.selectOption({ label: text.storeMap.none });
  await store.getByRole("button", { name: text.storeMap.save }).click();
  await expect(store.getByText(text.storeMap.missing)).toBeVisible();
  await expect(card).toBeFocused();
  await card.selectOption(right);
  // One variant for two of ours is said at both, by the names on the screen.
  const second = store.getByRole("combobox").nth(1);
  const rightSecond = await second.inputValue();
  await second.selectOption(right);
  await store.getByRole("button", { name: text.storeMap.save }).click();
  await expect(second).toHaveAccessibleDescription(/The same variant was chosen for “InCard Finder” too/);
  await expect(card).toHaveAccessibleDescription(/The same variant was chosen for/);
  await expect(card).toBeFocused();
  await expectAccessible(page);
  await second.selectOption(rightSecond);
  await expect(page.getByText(/Demo store: no real orders/)).toBeVisible();
  await store.getByRole("button", { name: text.storeMap.save }).click();
  await expect(page.getByText(setupMessages.storeNumbersSaved, { exact: true })).toBeVisible();
  // The stand-in for the store is another server than its domain.
  await expect(store.getByText(text.states.warning)).toBeVisible();
  await expect(page.getByText(/Demo store: no real orders/)).toBeHidden();
  expect(await (await request.get("/buy-now")).text()).not.toMatch(/Demo store: no real orders/);
  expect((await request.get("/demo-store/graphql")).status()).toBe(404);

  // What the store doesn't have is sold out, until it is found there.
  const isSoldOut = async () => (await (await request.get("/products/incard-finder")).text()).includes(soldOutLabel);
  expect(await isSoldOut()).toBe(false);
  await card.selectOption({ label: text.storeMap.notInStore });
  await store.getByRole("button", { name: text.storeMap.save }).click();
  await expect.poll(isSoldOut).toBe(true);
  await expect(card).toHaveValue(notInStore);
  await card.selectOption(right);
  await store.getByRole("button", { name: text.storeMap.save }).click();
  await expect.poll(isSoldOut).toBe(false);

  // No samples, until there are real ones.
  const voices = page.getByRole("region", { name: text.steps.voices.title });
  const { label } = text.fields.samples.testimonials;
  const samples = voices.getByLabel(label);
  await samples.selectOption("none");
  await formOf(voices, label).getByRole("button", { name: text.save }).click();
  await expect(voices.getByText(adminText.lastChange("admin"))).toBeVisible();
  expect(await (await request.get("/")).text()).not.toContain("#testimonials");
  await formOf(voices, label).getByRole("button", { name: text.undo }).click();
  await expect(samples).toHaveValue("");
  expect(await (await request.get("/")).text()).toContain("#testimonials");

  // Who answers for the articles, and a video by its address.
  const [author = ""] = authors;
  const byline = text.askedFields.authors.label(author);
  await voices.getByLabel(byline).fill("Ada Lovelace");
  await formOf(voices, byline).getByRole("button", { name: text.save }).click();
  await expect(formOf(voices, byline).getByText(adminText.lastChange("admin"))).toBeVisible();
  const blog = await (await request.get("/blog")).text();
  expect(blog).toContain("Ada Lovelace");
  expect(blog).not.toContain(author);
  const videos = page.getByRole("region", { name: text.steps.videos.title });
  const [video] = manualVideos;
  await videos.getByLabel(video?.title ?? "").fill("https://youtu.be/dQw4w9WgXcQ");
  await videos.getByRole("button", { name: text.save }).click();
  await expect(videos.getByText(adminText.lastChange("admin"))).toBeVisible();
  const manual = await (await request.get("/products/incard-finder?tab=manual")).text();
  expect(manual).toContain("https://www.youtube.com/watch?v=dQw4w9WgXcQ");

  // What two screens say differently is chosen, and every page follows.
  const facts = page.getByRole("region", { name: text.steps.facts.title });
  const [size] = disagreeingFiguresOf(figuresOf({}));
  const [onProductPage, onSpecifications] = Object.entries(size?.values ?? {});
  await facts.getByLabel(size?.of ?? "", { exact: true }).selectOption(onProductPage?.[0] ?? "");
  await facts.getByRole("button", { name: text.save }).click();
  await expect(facts.getByText(adminText.lastChange("admin"))).toBeVisible();
  const specifications = await (await request.get("/product-details")).text();
  expect(specifications).not.toContain(onSpecifications?.[1]);
  expect(specifications).not.toContain("product page says");

  // A signed certificate takes the place of the sheet; something else is refused in words, at its field.
  const certificates = page.getByRole("region", { name: text.steps.certificates.title });
  const [first] = certifications;
  const file = certificates.getByLabel(`${first?.productName}, ${first?.scheme}`, { exact: true });
  const upload = certificates.getByRole("button", { name: text.certificates.upload }).first();
  await file.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") });
  await upload.click();
  await expect(certificates.getByText(setupMessages.noPdf)).toBeVisible();
  await file.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") });
  await upload.click();
  const shown = certificates.getByRole("link", { name: text.certificates.shown });
  await expect(shown).toHaveCount(1);
  const signed = (await shown.getAttribute("href")) ?? "";
  expect(await (await request.get("/regulatory")).text()).toContain(signed);
  expect((await request.get(signed)).headers()["content-type"]).toBe("application/pdf");
  await expectAccessible(page);
  await fits(page);

  // A mail really goes out.
  const mailStep = page.getByRole("region", { name: text.steps.mail.title });
  await mailStep.getByLabel(text.try.email).fill("me@shop.example");
  await mailStep.getByRole("button", { name: text.try.mail }).click();
  await expect(mailStep.getByText(connectionMessages.mail.works("me@shop.example"))).toBeVisible();
  expect(mail.taken.map(({ to }) => to)).toEqual(["me@shop.example"]);
});
