import type { ReactElement } from "react";
import type { RouterContextProvider } from "react-router";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import type { FixedMetaRoute } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import { pageData } from "./page-data.ts";

/** For HTML that is the same at every request: rendered once. @param path its row in content/products/meta.ts */
export function staticPageLoader(path: FixedMetaRoute, elements: Readonly<Record<string, ReactElement>>) {
  let html: Readonly<Record<string, string>> | undefined;
  return ({ context }: { readonly context: Readonly<RouterContextProvider> }) => {
    html ??= renderStaticHtml(elements);
    return pageData(context.get(servicesContext), path, html);
  };
}
