import { data } from "react-router";
import { ImprintArticle } from "#app/features/editorial/imprint/imprint-article.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { messages } from "#content/messages.ts";
import { meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/imprint";

const path = "/imprint";
const textId = "imprint-text";

export function loader({ context }: Route.LoaderArgs) {
  const { config, seller, staticHtml } = context.get(servicesContext);
  if (!config.sellsInEu) throw data(messages.notFound.title, { status: 404 });
  const parts = renderStaticHtml({ [textId]: <ImprintArticle seller={seller} /> });
  return { page: pages[path], siteUrl: config.siteUrl, html: provideStaticHtml(staticHtml, parts) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Only where the shop sells in the European Union (docs/law.md). */
export default function Imprint({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticHtml id={textId} from={html} />;
}
