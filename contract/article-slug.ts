import { textBounds } from "./site-texts.ts";

export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let slug = "";
  for (const word of words ?? []) {
    const longer = slug === "" ? word.slice(0, textBounds.slug) : `${slug}-${word}`;
    if (longer.length > textBounds.slug) break;
    slug = longer;
  }
  return /^[\d-]+$/.test(slug) ? `no-${slug}` : slug;
}
