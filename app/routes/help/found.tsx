import { FoundStart } from "#app/features/support/found/found-article.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageLoader } from "#app/page-html/static-page.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import type { Route } from "./+types/found";

export const handle = { accent: "blue", safety: true };
export const shouldRevalidate = samePath;

const path = "/found";
const textId = "found-start";
export const loader = staticPageLoader(path, { [textId]: <FoundStart /> });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

export default function Found({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id={textId} from={loaderData.html} />;
}
