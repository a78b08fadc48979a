import { expect, test } from "#tests/fixtures.ts";

test("where the system chooses the colors, what is chosen and what is a button is outlined", async ({
  page,
  hydrated,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/products/tagigo");
  await hydrated(page);
  const outlined = (name: string) =>
    page
      .getByRole("radiogroup", { name })
      .getByRole("radio")
      .evaluateAll((radios) =>
        radios.map((radio) => [radio.ariaChecked, getComputedStyle(radio).outlineStyle === "solid"]),
      );
  for (const name of ["Network", "Pack"])
    expect(new Set((await outlined(name)).map(String))).toEqual(new Set(["true,true", "false,false"]));
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Buy Now" })).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("group", { name: "Theme" }).locator("span:has(:checked)")).toHaveCSS(
    "outline-style",
    "solid",
  );
  await expect(page.getByRole("group", { name: "Theme" }).locator("span:not(:has(:checked))").first()).toHaveCSS(
    "outline-style",
    "none",
  );
});
