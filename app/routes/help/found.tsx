import { FoundDeviceArticle, FoundStart } from "#app/features/support/found/found-article.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { foundAddress, foundDevices } from "#content/found/devices.ts";
import type { Route } from "./+types/found";

export const handle = { accent: "blue", safety: true };
export const shouldRevalidate = samePath;

export function loader({ context, params }: Route.LoaderArgs) {
  if (params.device === undefined) return staticPageData(context, "/found", <FoundStart />);
  const device = orNotFound(foundDevices.find(({ guide }) => guide.device === params.device));
  const { name } = device.guide;
  const page = {
    title: `You found ${name}: what it is, how to silence it`,
    description: `What a ${name} is, how to silence it and turn it off when it isn't yours, and who can help.`,
    path: foundAddress(device),
  };
  return staticPageData(context, page, <FoundDeviceArticle device={device} components={guideElements} />);
}

export const meta = pageHead;

export default StaticPage;
