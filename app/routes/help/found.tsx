import { FoundStart } from "#app/features/support-guide/found-article.tsx";
import { useContentLinks } from "#app/lib/content-links.ts";
import { StaticHtml } from "#app/lib/document-parts.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { renderParts } from "#app/lib/render-parts.tsx";
import { samePath } from "#app/lib/same-path.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/found";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const path = "/found";
const textId = "found-start";
let kept: Readonly<Record<string, string>> | undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { config, documentParts } = context.get(services);
  kept ??= renderParts({ [textId]: <FoundStart /> });
  return { page: pages[path], siteUrl: config.siteUrl, texts: leaveParts(documentParts, kept) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** I found a tracker, or one is moving with me: first aid, then the pictures to choose from; beyond the specification. */
export default function Found({ loaderData }: Route.ComponentProps) {
  const followLinks = useContentLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only follows the links inside
    <div onClick={followLinks}>
      <StaticHtml id={textId} html={loaderData.texts[textId]} />
    </div>
  );
}
