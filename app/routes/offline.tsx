import { OfflineScreen } from "#app/features/site/offline-screen.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { meta as pages } from "#content/products/meta.ts";
import { inBrowser } from "#contract/page-query.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/offline";

const path = "/offline";

export const handle = { query: { from: inBrowser } } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { page: pages[path], siteUrl: context.get(servicesContext).config.siteUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Shown by the service worker (docs/decisions/offline.md). */
export default function Offline() {
  return <OfflineScreen />;
}
