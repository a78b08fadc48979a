import { HandOverIndex } from "#app/features/hand-over/hand-over-index.tsx";
import { useContentLinks } from "#app/lib/content-links.ts";
import { StaticHtml } from "#app/lib/document-parts.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { renderParts } from "#app/lib/render-parts.tsx";
import { samePath } from "#app/lib/same-path.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/hand-over";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const path = "/hand-over";
const textId = "hand-over-index";
let kept: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { config, documentParts } = context.get(services);
  kept ??= renderParts({ [textId]: <HandOverIndex /> });
  return { page: pages[path], siteUrl: config.siteUrl, texts: leaveParts(documentParts, kept) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** The hand-over sheets, one for each product; beyond the specification. */
export default function HandOver({ loaderData }: Route.ComponentProps) {
  const followLinks = useContentLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only follows the links inside
    <div onClick={followLinks}>
      <StaticHtml id={textId} html={loaderData.texts[textId]} />
    </div>
  );
}
