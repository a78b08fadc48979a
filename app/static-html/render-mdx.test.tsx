import type { MDXProps } from "mdx/types";
import { expect, test } from "vitest";
import { renderMdx } from "./render-mdx.tsx";

test("a text whose figures or elements have changed is rendered anew", () => {
  const Body = ({ price, components }: MDXProps) => (
    <p>
      {String(price)} in {String(components?.strong)}
    </p>
  );
  const plain = { strong: "b" } as const;
  const cheap = { price: 12 };
  expect(renderMdx(Body, cheap, plain)).toBe("<p>12 in b</p>");
  expect(renderMdx(Body, { price: 15 }, plain)).toBe("<p>15 in b</p>");
  expect(renderMdx(Body, cheap, plain)).toBe("<p>12 in b</p>");
  expect(renderMdx(Body, cheap, { strong: "em" })).toBe("<p>12 in em</p>");
});
