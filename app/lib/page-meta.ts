import type { MetaDescriptor } from "react-router";

/** `path` is canonical unless `canonical` names another. */
export type PageText = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly canonical?: string;
  /** False where search engines leave it out. */
  readonly index?: boolean;
};

/**
 * Title, description, canonical, Open Graph and Twitter cards.
 * @param text undefined on an error page
 * @param siteUrl without it (an error page) nothing absolute is given
 * @param share name under /images/share
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

/** The `meta` of a route whose loader gives `pageData`. */
export const pageHead = ({ loaderData }: HeadArgs) => pageMeta(loaderData?.page, loaderData?.siteUrl);
