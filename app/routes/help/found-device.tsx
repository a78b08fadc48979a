import { data } from "react-router";
import { FoundDeviceArticle } from "#app/features/support-guide/found-article.tsx";
import { useContentLinks } from "#app/lib/content-links.ts";
import { StaticHtml } from "#app/lib/document-parts.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { renderParts } from "#app/lib/render-parts.tsx";
import { guideElements } from "#app/routes/manual-drawings.tsx";
import { foundAddress, foundDevices } from "#content/found/devices.ts";
import { messages } from "#content/messages.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/found-device";

export const handle = { accent: "blue" };

const textId = "found-device";

export function loader({ context, params }: Route.LoaderArgs) {
  const { config, documentParts } = context.get(services);
  const device = foundDevices.find(({ guide }) => guide.device === params.device);
  if (!device) throw data(messages.notFound.title, { status: 404 });
  const { name } = device.guide;
  const html = renderParts({ [textId]: <FoundDeviceArticle device={device} components={guideElements} /> });
  return {
    page: {
      title: `You found ${name}: what it is, how to silence it`,
      description: `What a ${name} is, how to silence it and switch it off when it isn't yours, and who can help.`,
      index: true,
    },
    path: foundAddress(device),
    siteUrl: config.siteUrl,
    texts: leaveParts(documentParts, html),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, loaderData?.path ?? "/found", loaderData?.siteUrl);

/** A found tracker: what it is, how it is silenced, who can help; beyond the specification. */
export default function FoundDevicePage({ loaderData }: Route.ComponentProps) {
  const followLinks = useContentLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only follows the links inside
    <div onClick={followLinks}>
      <StaticHtml id={textId} html={loaderData.texts[textId]} />
    </div>
  );
}
