import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import { demoCheckout } from "#content/checkout.ts";
import { site } from "#content/site.ts";
import { sourceHash } from "#server/pages/source-hash.ts";

export type Html = ReturnType<typeof html>;

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

const css = `${read("../../app/styles/tokens.css")}\n${read("./page.css")}`;

export const pagePolicy = [
  "default-src 'none'",
  `style-src ${sourceHash(css)}`,
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const logo = raw(
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true"><circle cx="12" cy="12" r="10.5" stroke="currentColor" stroke-width="1.2"/><circle cx="12" cy="12" r="6.3" stroke="currentColor" stroke-width="1.2" stroke-dasharray="2 2.2"/><circle cx="12" cy="12" r="2.6" class="dot"/></svg>`,
);

const style = raw(`<style>${css}</style>`);

/** A page in the shop's design; its first line says that no order here is real. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${style}
</head>
<body>
<header><p class="banner">${demoCheckout.banner}</p>
<a href="/" class="brand">${logo}${site.name}</a></header>
<main>${body}</main>
</body>
</html>`;
}
