import type { ReactElement } from "react";
import type { RouterContextProvider } from "react-router";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { type FixedMetaRoute, meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";

/** For HTML that is the same at every request: rendered once. @param path its row in content/products/meta.ts */
export function staticPageLoader(path: FixedMetaRoute, elements: Readonly<Record<string, ReactElement>>) {
  let html: Readonly<Record<string, string>> | undefined;
  return ({ context }: { readonly context: Readonly<RouterContextProvider> }) => {
    const { config, staticHtml } = context.get(servicesContext);
    html ??= renderStaticHtml(elements);
    return { page: pages[path], siteUrl: config.siteUrl, html: provideStaticHtml(staticHtml, html) };
  };
}
