import type { ReactElement } from "react";
import type { RouterContextProvider } from "react-router";
import type { Thing } from "schema-dts";
import type { PageText } from "#app/lib/page-meta.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { staticPageId } from "#app/static-html/static-page.tsx";
import type { FixedMetaRoute } from "#content/products/meta.ts";
import { type Services, servicesContext } from "#contract/services.ts";
import { pageData } from "./page-data.ts";

/** What a loader gives `StaticPage`. @param page and `things` as for `pageData` */
export const staticPageData = (
  services: Pick<Services, "config" | "staticHtml">,
  page: FixedMetaRoute | PageText,
  element: ReactElement,
  things: readonly Thing[] = [],
) => pageData(services, page, renderStaticHtml({ [staticPageId]: element }), things);

/** The loader of a page that is the same at every request. */
export const staticPageLoader =
  (path: FixedMetaRoute, element: ReactElement) =>
  ({ context }: { readonly context: Readonly<RouterContextProvider> }) =>
    staticPageData(context.get(servicesContext), path, element);
