import { HandOverIndex } from "#app/features/support/hand-over/hand-over-index.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/hand-over";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const path = "/hand-over";
const textId = "hand-over-index";
let cached: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  cached ??= renderStaticHtml({ [textId]: <HandOverIndex /> });
  return { page: pages[path], siteUrl: config.siteUrl, texts: provideStaticHtml(staticHtml, cached) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** The hand-over sheets, one for each product. */
export default function HandOver({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id={textId} html={loaderData.texts[textId]} />;
}
