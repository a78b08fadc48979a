import { Coach } from "#app/features/support/coach/coach.tsx";
import { placeRules } from "#app/features/support/coach/step-address.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { orNotFound, pageData } from "#app/page-html/page-data.ts";
import { coachMeta, shownStep } from "#content/coach/coach.ts";
import { findProcedure } from "#content/coach/devices.ts";
import { devices } from "#content/diagrams/devices.ts";
import type { Route } from "./+types/procedure";

export const handle = { accent: "blue", query: placeRules } satisfies PageHandle;
export const shouldRevalidate = samePath;

export function loader({ context, params }: Route.LoaderArgs) {
  const procedure = orNotFound(findProcedure(params.device, params.procedure));
  return {
    ...pageData(context, { ...coachMeta(procedure), path: procedure.address }),
    title: procedure.title,
    home: procedure.home,
    device: devices[procedure.device],
    steps: procedure.steps.map(shownStep),
  };
}

export const meta = pageHead;

export default function Procedure({ loaderData }: Route.ComponentProps) {
  const { title, page, home, steps, device } = loaderData;
  return <Coach key={page.path} title={title} path={page.path} home={home} steps={steps} device={device} />;
}
