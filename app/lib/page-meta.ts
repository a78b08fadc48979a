import type { MetaDescriptor } from "react-router";

/** What the head of a page says of it. */
export type PageText = {
  readonly title: string;
  readonly description: string;
  /** Without the origin; canonical unless `canonical` names another. */
  readonly path: string;
  readonly canonical?: string;
  /** False where search engines leave it out. */
  readonly index?: boolean;
};

/**
 * The head of a page: title, description, canonical address, Open Graph and Twitter cards.
 * @param text given by the page's loader, so that the texts of all pages stay out of the script; undefined on an error page, which
 * gets nothing here
 * @param siteUrl the canonical origin; without it (an error page) nothing that needs an absolute address is given
 * @param share name of the picture for shared links, a JPEG under /images/share, without its ending
 */
export function pageMeta(text: PageText | undefined, siteUrl: string | undefined, share = "site"): MetaDescriptor[] {
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
  if (text.index === false) base.push({ name: "robots", content: "noindex" });
  if (!siteUrl) return base;
  const url = `${siteUrl}${text.canonical ?? text.path}`;
  return [
    ...base,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
    { property: "og:image", content: `${siteUrl}/images/share/${share}.jpg` },
  ];
}

type HeadArgs = { readonly loaderData?: { readonly page: PageText; readonly siteUrl: string } | undefined };

/**
 * The `meta` of a route whose loader gives `pageData` (app/page-html/page-data.ts): the head that `pageMeta` makes of it, with the
 * shop's own picture for shared links. Empty where the loader failed.
 */
export const pageHead = ({ loaderData }: HeadArgs): MetaDescriptor[] => pageMeta(loaderData?.page, loaderData?.siteUrl);
