import { data } from "react-router";
import { ImprintArticle } from "#app/features/editorial/imprint/imprint-article.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { staticPageData } from "#app/page-html/static-page-data.ts";
import { StaticPage } from "#app/static-html/static-page.tsx";
import { messages } from "#content/messages.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/imprint";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (!services.config.sellsInEu) throw data(messages.notFound.title, { status: 404 });
  return staticPageData(services, "/imprint", <ImprintArticle seller={services.seller} />);
}

export const meta = pageHead;

/** Only where the shop sells in the European Union (docs/law.md). */
export default StaticPage;
