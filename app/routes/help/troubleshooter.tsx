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
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { meta as pages } from "#content/meta.ts";
import type { PageMeta } from "#content/page-meta.ts";
import { troubleshooterText as text } from "#content/troubleshooter/topics.ts";
import type { Route } from "./+types/troubleshooter";

export const handle = { accent: "blue" };

/** What a step is called: after its topic at the beginning, then after its question or solution. */
function titleOf({ topic, given, next }: TroubleshooterState): string {
  if (given.length === 0) return `${topic.label}: find out why`;
  return "question" in next ? next.question.text : next.solution.title;
}

/** Search engines list the first page and the first question of each trouble only. */
function stepMeta(step: TroubleshooterState): PageMeta {
  const { topic, given } = step;
  return { title: `${titleOf(step)} | InCard`, description: topic.description, index: given.length === 0 };
}

export function loader({ context, params }: Route.LoaderArgs) {
  const start = { ...pages[troubleshooterPath], path: troubleshooterPath };
  const way = params["*"] ?? "";
  if (way === "") return staticPageData(context, start, <TroubleshooterStart />);
  const path = `${troubleshooterPath}/${way}`;
  if (way === "all") {
    const page = { ...start, path, title: `${text.allTitle} | InCard`, index: false };
    return staticPageData(context, page, <TroubleshooterTree />);
  }
  const here = orNotFound(readState(way));
  return staticPageData(context, { ...stepMeta(here), path }, <TroubleshooterStep here={here} />);
}

export const meta = pageHead;

/** Each question has its own address, so that Back takes an answer back. */
export default StaticPage;
