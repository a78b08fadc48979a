import { data } from "react-router";
import { PressPatternDiagram } from "#app/features/support/diagrams/press-pattern-diagram.tsx";
import { HandOverPage } from "#app/features/support/hand-over/hand-over-sheet.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { pressPatterns } from "#content/diagrams/press-patterns.ts";
import { handOverAddress, handOverMeta, handOverSheets } from "#content/hand-over.ts";
import { messages } from "#content/messages.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/device";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const sheetId = "hand-over-sheet";

export function loader({ context, params }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  const sheet = handOverSheets.find(({ device }) => device === params.device);
  if (!sheet) throw data(messages.notFound.title, { status: 404 });
  const html = renderStaticHtml({
    [sheetId]: (
      <HandOverPage
        sheet={sheet}
        siteUrl={config.siteUrl}
        drawing={<PressPatternDiagram pattern={pressPatterns[sheet.pattern]} />}
      />
    ),
  });
  return {
    page: handOverMeta(sheet),
    path: handOverAddress(sheet.device),
    siteUrl: config.siteUrl,
    html: provideStaticHtml(staticHtml, html),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, loaderData?.path ?? "/hand-over", loaderData?.siteUrl);

export default function HandOverDevice({ loaderData: { path, html } }: Route.ComponentProps) {
  return <StaticHtml key={path} id={sheetId} from={html} />;
}
