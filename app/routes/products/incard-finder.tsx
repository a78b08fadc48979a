import type { PageHandle } from "#app/lib/page-handle.ts";
import { samePath } from "#app/lib/same-path.ts";
import { cardTrackerLoader } from "#app/page-html/product-page-data.tsx";
import type { Route } from "./+types/incard-finder";
import { CardTrackerPage, cardTrackerMeta, cardTrackerQuery } from "./card-tracker-page.tsx";

export const handle = { accent: "blue", query: cardTrackerQuery } satisfies PageHandle;
export const shouldRevalidate = samePath;
export const loader = cardTrackerLoader("incard-finder");
export const meta = cardTrackerMeta;

// A component of its own: React would keep one page's state on the other.
export default function IncardFinder({ loaderData }: Route.ComponentProps) {
  return <CardTrackerPage loaderData={loaderData} />;
}
