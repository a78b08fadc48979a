import { HandOverIndex } from "#app/features/support/hand-over/hand-over-index.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageLoader } from "#app/page-html/static-page.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import type { Route } from "./+types/hand-over";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const path = "/hand-over";
const textId = "hand-over-index";
export const loader = staticPageLoader(path, { [textId]: <HandOverIndex /> });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

export default function HandOver({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id={textId} from={loaderData.html} />;
}
