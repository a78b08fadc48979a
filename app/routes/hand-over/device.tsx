import { data } from "react-router";
import { PressPatternDiagram } from "#app/features/support/diagrams/press-pattern-diagram.tsx";
import { HandOverPage } from "#app/features/support/hand-over/hand-over-sheet.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { staticPage } from "#app/static-html/static-page.tsx";
import { pressPatterns } from "#content/diagrams/press-patterns.ts";
import { handOverAddress, handOverMeta, handOverSheets } from "#content/hand-over.ts";
import { messages } from "#content/messages.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/device";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const sheetId = "hand-over-sheet";

export function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const sheet = handOverSheets.find(({ device }) => device === params.device);
  if (!sheet) throw data(messages.notFound.title, { status: 404 });
  const html = renderStaticHtml({
    [sheetId]: (
      <HandOverPage
        sheet={sheet}
        siteUrl={services.config.siteUrl}
        drawing={<PressPatternDiagram pattern={pressPatterns[sheet.pattern]} />}
      />
    ),
  });
  return pageData(services, { ...handOverMeta(sheet), path: handOverAddress(sheet.device) }, html);
}

export const meta = pageHead;

export default staticPage(sheetId);
