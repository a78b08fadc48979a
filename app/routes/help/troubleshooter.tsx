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
import { pageHead } from "#app/lib/page-meta.ts";
import { staticPageData } from "#app/page-html/static-page-data.ts";
import { StaticPage } from "#app/static-html/static-page.tsx";
import { messages } from "#content/messages.ts";
import { type PageMeta, meta as pages } from "#content/products/meta.ts";
import { troubleshooterText as text } from "#content/troubleshooter/topics.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/troubleshooter";

export const handle = { accent: "blue" };

/** Search engines list the first page and the first question of each trouble only. */
function pageOf({ topic, given, next }: TroubleshooterState): PageMeta {
  const title =
    given.length === 0 ? `${topic.label}: find out why` : "question" in next ? next.question.text : next.solution.title;
  return { title: `${title} | InCard`, description: topic.description, index: given.length === 0 };
}

export function loader({ context, params }: Route.LoaderArgs) {
  const way = params["*"] ?? "";
  const isTree = way === "all";
  const here = way === "" || isTree ? null : readState(way);
  if (way !== "" && !isTree && !here) throw data(messages.notFound.title, { status: 404 });
  const start = pages[troubleshooterPath];
  const tree = { ...start, title: `${text.allTitle} | InCard`, index: false };
  const path = way !== "" ? `${troubleshooterPath}/${way}` : troubleshooterPath;
  const services = context.get(servicesContext);
  if (here) return staticPageData(services, { ...pageOf(here), path }, <TroubleshooterStep here={here} />);
  return isTree
    ? staticPageData(services, { ...tree, path }, <TroubleshooterTree />)
    : staticPageData(services, { ...start, path }, <TroubleshooterStart />);
}

export const meta = pageHead;

/** Each question has its own address, so that Back takes an answer back. */
export default StaticPage;
