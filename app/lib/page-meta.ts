import type { MetaDescriptor } from "react-router";

/** A page's metadata from content: title, description, canonical URL, and whether search engines may list it. */
export type PageText = { title: string; description: string; canonical?: string; index: boolean };

/**
 * The head of a page: title, description, canonical, Open Graph and Twitter cards.
 * @param text given by the page's loader, so that the texts of all pages stay out of the script; undefined on an error page
 * @param path the page's own path, canonical unless the text names another
 * @param siteUrl canonical origin; without it (an error page) nothing that needs an absolute address is given
 * @param share name of a share image under /images/share
 */
export function pageMeta(
  text: PageText | undefined,
  path: string,
  siteUrl: string | undefined,
  share = "site",
): MetaDescriptor[] {
  if (!text) return [];
  const base: MetaDescriptor[] = [
    { title: text.title },
    { name: "description", content: text.description },
    { property: "og:title", content: text.title },
    { property: "og:description", content: text.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "InCard" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (!text.index) base.push({ name: "robots", content: "noindex" });
  if (!siteUrl) return base;
  const url = `${siteUrl}${text.canonical ?? path}`;
  return [
    ...base,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
    { property: "og:image", content: `${siteUrl}/images/share/${share}.jpg` },
  ];
}
