import type { LucideIconData } from "@lucide/icons";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";

const icon: LucideIconData = { node: [["path", { d: "M18 6 6 18", key: "1bl5f8" }]] };

test("an icon is its drawing in the color of the words, with no names that nobody reads", () => {
  expect(renderToStaticMarkup(<Icon icon={icon} className="size-5" />)).toMatch(
    /^<svg width="24" [^>]*stroke="currentColor" [^>]*aria-hidden="true" class="size-5"><path d="M18 6 6 18"><\/path><\/svg>$/,
  );
});

test("the caller may name it", () => {
  const html = renderToStaticMarkup(<Icon icon={icon} aria-hidden={undefined} role="img" aria-label="Close" />);
  expect(html).toContain('role="img" aria-label="Close"');
  expect(html).not.toContain("aria-hidden");
});
