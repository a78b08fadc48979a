import { expect, test } from "vitest";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { linkError } from "#tests/manual-files.ts";
import { WhoCanHelp } from "./safety-parts.tsx";

const { help = "" } = renderStaticHtml({ help: <WhoCanHelp /> });
const links = [...help.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href = "", text = ""]) => ({
  href,
  text,
}));

test("help comes from the right places, and telephone links dial what they show", () => {
  expect(links.map(({ href }) => href)).toEqual([
    "tel:911",
    "tel:+18007997233",
    "https://www.thehotline.org",
    "https://support.apple.com/en-us/119874",
    "https://support.google.com/android/answer/13658562",
    "/contact",
  ]);
  for (const { href, text } of links) {
    if (href.startsWith("tel:")) expect(href.replace(/^tel:\+?/, "")).toBe(text.replaceAll("-", ""));
    if (href.startsWith("/")) expect(linkError(href)).toBeUndefined();
  }
});
