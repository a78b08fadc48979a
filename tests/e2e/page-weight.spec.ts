import { budgets } from "#scripts/build/budgets.ts";
import { expect, test } from "#tests/fixtures.ts";

test("no document is larger than its budget", async ({ request }) => {
  for (const [path, limit] of Object.entries(budgets.document)) {
    const size = async (): Promise<number> => {
      const answer = await request.head(path, { headers: { "Accept-Encoding": "br" } });
      return Number(answer.headers()["content-length"]) / 1000;
    };
    // The best compression follows the first answers.
    await expect.poll(size, path).toBeLessThanOrEqual(limit);
  }
});

for (const path of ["/", "/products/carbon-finder", "/search"]) {
  test(`${path} looks the same with its part of the style sheet as with all of it`, async ({ page, request }) => {
    // The application waits for the whole sheet, and here it never comes.
    await page.route("**/assets/app-*.css", () => {});
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const address = await page.locator("#app-styles").getAttribute("data-sheet");
    const whole = (await (await request.get(address ?? "")).text()).trim();
    const { shorter, elements, changed } = await page.evaluate(async (sheet) => {
      await document.fonts.ready;
      const properties = [...getComputedStyle(document.body)];
      const lookOf = (element: Element, pseudo = ""): string => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== "" && style.content === "none") return "";
        return properties.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
      };
      const all = [...document.querySelectorAll("body, body *")];
      const looks = (): string[] =>
        all.map((element) => [lookOf(element), lookOf(element, "::before"), lookOf(element, "::after")].join("|"));
      const text = document.querySelector("#app-styles")?.firstChild;
      if (!(text instanceof Text)) throw new Error("The document has no style sheet.");
      const shorter = sheet.length - text.data.length;
      const before = looks();
      text.data = sheet;
      const after = looks();
      const changed = all.filter((_, n) => before[n] !== after[n]).map(({ outerHTML }) => outerHTML.slice(0, 200));
      return { shorter, elements: before.filter((look) => look.length > 1_000).length, changed };
    }, whole);
    expect(shorter).toBeGreaterThan(20_000);
    expect(elements).toBeGreaterThan(100);
    expect(changed).toEqual([]);
  });
}

test("the whole style sheet is in place once the page is alive", async ({ page, hydrated, request }) => {
  await page.goto("/search");
  await hydrated(page);
  const sheet = page.locator("#app-styles");
  const whole = await request.get((await sheet.getAttribute("data-sheet")) ?? "");
  expect(await sheet.textContent()).toBe((await whole.text()).trim());
});
