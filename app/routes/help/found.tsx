import { FoundStart } from "#app/features/support/found/found-article.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/found";

export const handle = { accent: "blue", noChat: true };
export const shouldRevalidate = samePath;

const path = "/found";
const textId = "found-start";
let cached: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  cached ??= renderStaticHtml({ [textId]: <FoundStart /> });
  return { page: pages[path], siteUrl: config.siteUrl, texts: provideStaticHtml(staticHtml, cached) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** I found a tracker, or one is moving with me: first aid, then the pictures to choose from. */
export default function SearchSource({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id={textId} html={loaderData.texts[textId]} />;
}
