import { HandOverIndex, HandOverPage } from "#app/features/support/hand-over/hand-over-pages.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { handOverAddress, handOverMeta, handOverSheets } from "#content/hand-over.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/hand-over";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

export function loader({ context, params }: Route.LoaderArgs) {
  if (params.device === undefined) return staticPageData(context, "/hand-over", <HandOverIndex />);
  const sheet = orNotFound(handOverSheets.find(({ device }) => device === params.device));
  return staticPageData(
    context,
    { ...handOverMeta(sheet), path: handOverAddress(sheet.device) },
    <HandOverPage sheet={sheet} siteUrl={context.get(servicesContext).config.siteUrl} />,
  );
}

export const meta = pageHead;

export default StaticPage;
