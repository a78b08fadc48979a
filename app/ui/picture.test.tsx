import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const picture = {
  name: "card",
  alt: "A card",
  width: 2400,
  height: 1800,
  widths: [256, 400, 800, 1200, 2400],
  hash: "ab",
};

test.each([
  ["4rem", [256, 400]],
  ["4.5rem", [256, 400, 800]],
  ["2.5rem", [256]],
  ["40rem", [256, 400, 800, 1200, 2400]],
  ["100vw", [400, 800, 1200, 2400]],
  ["(min-width: 64rem) 50vw, 8rem", [400, 800, 1200, 2400]],
])("a picture of %s offers the widths that it can be shown at", (sizes, widths) => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes={sizes} />);
  for (const format of ["avif", "webp"]) {
    const offered = widths.map((width) => `/images/card-${width}.${format}?v=ab ${width}w`);
    expect(html).toContain(`srcSet="${offered.join(", ")}"`);
  }
  expect(html).toContain(`src="/images/card-${widths.at(-1)}.webp?v=ab"`);
});

test("a picture without a backdrop of its own names the page's", () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="4rem" />)).not.toContain("data-backdrop");
  const cut = renderToStaticMarkup(<Picture picture={{ ...picture, backdrop: "sand" }} sizes="4rem" />);
  expect(cut).toContain('data-backdrop="sand"');
});
