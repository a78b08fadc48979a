import type { ReactElement } from "react";
import { data, type RouterContextProvider } from "react-router";
import type { Thing } from "schema-dts";
import type { PageText } from "#app/lib/page-meta.ts";
import { servicesContext } from "#app/services-context.ts";
import { provideStaticHtml, renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { staticPageId } from "#app/static-html/static-html.tsx";
import { messages } from "#content/messages.ts";
import { type FixedMetaRoute, meta as pages } from "#content/meta.ts";
import type { PublicConfig } from "#contract/services.ts";

type Context = Readonly<RouterContextProvider>;
type ThingsOf = (siteUrl: string, config: PublicConfig) => readonly Thing[];

/**
 * The head and the static HTML of a page, for its loader.
 * @param page its row in content/meta.ts, or its own text
 * @param html by element id
 * @param thingsOf the structured data, if any
 */
export function pageData(
  context: Context,
  page: FixedMetaRoute | PageText,
  html: Readonly<Record<string, string>> = {},
  thingsOf: ThingsOf = () => [],
) {
  const { config, staticHtml } = context.get(servicesContext);
  const { siteUrl } = config;
  const text: PageText = typeof page === "string" ? { ...pages[page], path: page } : page;
  return { page: text, siteUrl, html: provideStaticHtml(staticHtml, html, thingsOf(siteUrl, config)) };
}

/** What a loader gives `StaticPage`. @param page and `thingsOf` as for `pageData` */
export const staticPageData = (
  context: Context,
  page: FixedMetaRoute | PageText,
  element: ReactElement,
  thingsOf?: ThingsOf,
) => pageData(context, page, renderStaticHtml({ [staticPageId]: element }), thingsOf);

/** The loader of a page that is the same at every request. */
export const staticPageLoader =
  (path: FixedMetaRoute, element: ReactElement, thingsOf?: ThingsOf) =>
  ({ context }: { readonly context: Context }) =>
    staticPageData(context, path, element, thingsOf);

/** For loaders. @throws 404 where nothing was found, or what was asked for isn't so */
export function orNotFound<T extends object | string | true>(found: T | false | null | undefined): T {
  if (!found) throw data(messages.notFound.title, { status: 404 });
  return found;
}
