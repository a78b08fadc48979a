import { data } from "react-router";
import { FoundDeviceArticle } from "#app/features/support/found/found-article.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { foundAddress, foundDevices } from "#content/found/devices.ts";
import { messages } from "#content/messages.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/found-device";

export const handle = { accent: "blue", safety: true };

const textId = "found-device";

export function loader({ context, params }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  const device = foundDevices.find(({ guide }) => guide.device === params.device);
  if (!device) throw data(messages.notFound.title, { status: 404 });
  const { name } = device.guide;
  const html = renderStaticHtml({ [textId]: <FoundDeviceArticle device={device} components={guideElements} /> });
  return {
    page: {
      title: `You found ${name}: what it is, how to silence it`,
      description: `What a ${name} is, how to silence it and turn it off when it isn't yours, and who can help.`,
      index: true,
    },
    path: foundAddress(device),
    siteUrl: config.siteUrl,
    html: provideStaticHtml(staticHtml, html),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, loaderData?.path ?? "/found", loaderData?.siteUrl);

export default function FoundDevicePage({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id={textId} from={loaderData.html} />;
}
