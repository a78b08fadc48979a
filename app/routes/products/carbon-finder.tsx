import type { PageHandle } from "#app/lib/page-handle.ts";
import { samePath } from "#app/lib/same-path.ts";
import { cardTrackerData } from "#app/page-html/card-tracker-data.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/carbon-finder";
import { CardTrackerPage, cardTrackerMeta, cardTrackerQuery } from "./card-tracker-page.tsx";

export const handle = { accent: "amber", ground: "graphite", query: cardTrackerQuery } satisfies PageHandle;
export const shouldRevalidate = samePath;

export const loader = ({ context }: Route.LoaderArgs) => cardTrackerData(context.get(servicesContext), "carbon-finder");

export const meta: Route.MetaFunction = cardTrackerMeta;

export default function CarbonFinder({ loaderData }: Route.ComponentProps) {
  return <CardTrackerPage loaderData={loaderData} />;
}
