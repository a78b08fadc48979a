import { data } from "react-router";
import {
  TroubleshooterStart,
  TroubleshooterStep,
} from "#app/features/support/troubleshooter/troubleshooter-article.tsx";
import {
  readState,
  type TroubleshooterState,
  troubleshooterPath,
} from "#app/features/support/troubleshooter/troubleshooter-state.ts";
import { TroubleshooterTree } from "#app/features/support/troubleshooter/troubleshooter-tree.tsx";
import { type PageText, pageMeta } from "#app/lib/page-meta.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { messages } from "#content/messages.ts";
import { meta as pages } from "#content/products/meta.ts";
import { troubleshooterText as text } from "#content/troubleshooter/topics.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/troubleshooter";

export const handle = { accent: "blue" };

const textId = "troubleshooter-step";

/** Search engines list the first page and the first question of each trouble only. */
function pageOf({ topic, given, next }: TroubleshooterState): PageText {
  const title =
    given.length === 0 ? `${topic.label}: find out why` : "question" in next ? next.question.text : next.solution.title;
  return { title: `${title} | InCard`, description: topic.description, index: given.length === 0 };
}

export function loader({ context, params }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  const way = params["*"] ?? "";
  const isTree = way === "all";
  const here = way === "" || isTree ? null : readState(way);
  if (way !== "" && !isTree && !here) throw data(messages.notFound.title, { status: 404 });
  const html = renderStaticHtml({
    [textId]: here ? <TroubleshooterStep here={here} /> : isTree ? <TroubleshooterTree /> : <TroubleshooterStart />,
  });
  return {
    page: here
      ? pageOf(here)
      : isTree
        ? { ...pages[troubleshooterPath], title: `${text.allTitle} | InCard`, index: false }
        : pages[troubleshooterPath],
    path: way !== "" ? `${troubleshooterPath}/${way}` : troubleshooterPath,
    siteUrl: config.siteUrl,
    html: provideStaticHtml(staticHtml, html),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, loaderData?.path ?? troubleshooterPath, loaderData?.siteUrl);

/** Each question has its own address, so that Back takes an answer back. */
export default function Troubleshooter({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id={textId} from={loaderData.html} />;
}
