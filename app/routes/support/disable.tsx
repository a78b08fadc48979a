import { guideTexts } from "#app/features/support-guide/guide-text.tsx";
import { SupportPage } from "#app/features/support-guide/support-page.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { guideElements } from "#app/routes/manual-drawings.tsx";
import { meta as pages } from "#content/products/meta.ts";
import { sharedPageGuides } from "#content/support/disable.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/disable";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

export function loader({ context }: Route.LoaderArgs) {
  const { config, documentParts } = context.get(services);
  const devices = sharedPageGuides.map(({ device }) => device);
  return { siteUrl: config.siteUrl, texts: leaveParts(documentParts, guideTexts(devices, guideElements)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(pages["/support/disable"], "/support/disable", loaderData?.siteUrl);

/** The disable guides of six trackers (storefront §2); also at /disable and /{site}/disable (rulings, Routes). */
export default function Disable({ loaderData }: Route.ComponentProps) {
  return <SupportPage title="Disable a tracker" guides={sharedPageGuides} texts={loaderData.texts} />;
}
