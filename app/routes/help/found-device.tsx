import { data } from "react-router";
import { FoundDeviceArticle } from "#app/features/support/found/found-article.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { pageData } from "#app/page-html/page-data.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { staticPage } from "#app/static-html/static-page.tsx";
import { foundAddress, foundDevices } from "#content/found/devices.ts";
import { messages } from "#content/messages.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/found-device";

export const handle = { accent: "blue", safety: true };

const textId = "found-device";

export function loader({ context, params }: Route.LoaderArgs) {
  const device = foundDevices.find(({ guide }) => guide.device === params.device);
  if (!device) throw data(messages.notFound.title, { status: 404 });
  const { name } = device.guide;
  const html = renderStaticHtml({ [textId]: <FoundDeviceArticle device={device} components={guideElements} /> });
  const page = {
    title: `You found ${name}: what it is, how to silence it`,
    description: `What a ${name} is, how to silence it and turn it off when it isn't yours, and who can help.`,
    path: foundAddress(device),
  };
  return pageData(context.get(servicesContext), page, html);
}

export const meta = pageHead;

export default staticPage(textId);
