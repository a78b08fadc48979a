import { OfflineScreen } from "#app/features/site/offline-screen.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { inBrowser } from "#contract/page-query.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/offline";

export const handle = { query: { from: inBrowser } } satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => pageData(context.get(servicesContext), "/offline");

export const meta = pageHead;

/** Shown by the service worker (docs/decisions/offline.md). */
export default OfflineScreen;
