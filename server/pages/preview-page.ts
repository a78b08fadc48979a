import type { Product } from "#contract/product.ts";
import { pageHeaders, privatePage } from "./page-headers.ts";
import type { PagesOptions } from "./pages.ts";
import { type BuildMode, createRenderer, type LoaderServices, type PageBuild } from "./renderer.ts";

/** Renders a page of this site with another catalog, for staff to look at. @param target path and query of the page */
export type RenderPreview = (target: string, products: readonly Product[]) => Promise<Response>;

/** What previews are rendered with. */
export type PreviewOptions = Pick<PagesOptions, "settings" | "policy"> & {
  readonly loadBuild: () => Promise<PageBuild>;
  readonly services: LoaderServices;
  readonly mode: BuildMode;
};

/** Scripts that a browser runs; structured data stays. */
const scripts = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi;
const scriptLinks = /<link\b[^>]*\brel="modulepreload"[^>]*>/gi;

/**
 * Makes what renders previews by the pages' own routes. They go out without their scripts, which would fetch the live
 * catalog and show it instead; they are never cached, here or on the way, and not for search engines.
 */
export function previewRenderer({ loadBuild, services, mode, settings, policy }: PreviewOptions): RenderPreview {
  return async (target, products) => {
    const renderer = createRenderer(loadBuild, { ...services, products: async () => products }, mode);
    const address = await renderer.addressOf(target);
    const request = new Request(`${settings.siteUrl}${address.target}`);
    const { status, body, inline } = await renderer.render(request, true);
    const html = Buffer.from(body)
      .toString()
      .replaceAll(scripts, "")
      .replaceAll(scriptLinks, "")
      .replace("<title>", "<title>Preview: ");
    return new Response(html, {
      status,
      headers: {
        ...pageHeaders(settings),
        ...privatePage,
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policy({ scripts: [], styles: inline?.styles ?? [] }),
        "Referrer-Policy": "no-referrer",
        "X-Robots-Tag": "noindex, nofollow",
      },
    });
  };
}
