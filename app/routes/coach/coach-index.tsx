import { ProcedureList } from "#app/features/support/coach/procedure-list.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { coachIndexText } from "#content/coach/page-text.ts";
import { meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/coach-index";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const listId = "coach-procedures";
let cached: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  cached ??= renderStaticHtml({ [listId]: <ProcedureList /> });
  return {
    page: pages["/coach"],
    siteUrl: config.siteUrl,
    text: coachIndexText,
    parts: provideStaticHtml(staticHtml, cached),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, "/coach", loaderData?.siteUrl);

/** What the step coach can lead through, by device. */
export default function CoachIndex({ loaderData: { text, parts } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 lg:py-14">
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{text.lead}</p>
      <StaticHtml id={listId} html={parts[listId]} />
    </div>
  );
}
