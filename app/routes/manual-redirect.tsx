import { redirect, useLocation } from "react-router";
import { FaqKeys } from "#app/features/home/faq-keys.tsx";
import { FaqList } from "#app/features/home/faq-list.tsx";
import { legacyLink, resolveLegacyLink, standInName } from "#app/features/manual/legacy-links.ts";
import { NoteBanner, OtherManuals, useLegacyLink } from "#app/features/manual/legacy-page.tsx";
import { Manual, useManual } from "#app/features/manual/manual.tsx";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { manualQuery } from "#app/features/manual/target.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { fragmentOf } from "#app/lib/scroll-to-hash.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { manualElements } from "#app/page-html/manual-drawings.tsx";
import { pageData } from "#app/page-html/page-data.ts";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { servicesContext } from "#app/services-context.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { offersOf } from "#content/catalog/offers.ts";
import { type ManualPage, officialDisableInstructions } from "#content/manuals/manuals.ts";
import { meta as pages } from "#content/products/meta.ts";
import { type TrackerId, trackerNames } from "#content/trackers.ts";
import { oneOf, presence } from "#contract/page-query.ts";
import type { Route } from "./+types/manual-redirect";

export const shouldRevalidate = samePath;
export const handle = {
  query: {
    srsltid: presence,
    tab: oneOf("manual"),
    manual: oneOf("true"),
    ...manualQuery("incard-finder", "tagigo", "carbon-finder"),
  },
  params: { pageName: standInName },
} satisfies PageHandle;

/** The page whose manual a tracker's is on. */
const pageOf = (tracker: TrackerId): ManualPage => (tracker === "tagigo-g" ? "tagigo" : tracker);

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const resolved = resolveLegacyLink(legacyLink(url.pathname, url.search, null));
  if ("to" in resolved) throw redirect(resolved.to, resolved.status);
  const { show } = resolved;
  if (show === "disable-finder") throw redirect("/pages/incard-user-manual");
  const offers = offersOf(await services.products(), services.config.priorPriceRule);
  const { owners } = shownFaq(services.texts(), offers);
  const isCard = show === "incard-finder";
  const html = {
    ...manualTexts(pageOf(show), manualElements),
    ...renderStaticHtml({
      "manual-links": <ManualLinks official={isCard ? officialDisableInstructions : undefined} />,
      ...(isCard ? { "manual-faq": <FaqList items={owners[show]} group="manual-faq" /> } : {}),
    }),
  };
  const title = `${trackerNames[show]} user manual`;
  const page = { ...pages["/pages/:pageName"], title, path: "/user-manual", canonical: `/products/${show}` };
  return { ...pageData(context, page, html), show, title };
}

export const meta = pageHead;

const accents = { "incard-finder": "blue", tagigo: "coral", "carbon-finder": "amber" } as const;

/** docs/behavior/manual-links.md#rules */
export default function ManualRedirect({ loaderData: { show, title, html } }: Route.ComponentProps) {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const page = pageOf(show);
  const manual = useManual(page, page === "tagigo" ? show : undefined);
  const part = (id: string) => <StaticHtml id={id} from={html} />;
  const fragment = hydrated ? fragmentOf(hash) : "";
  if (useLegacyLink(manual.scrollTo ?? (fragment || null)))
    return <Spinner label="Opening the manual" className="min-h-[60vh] content-center" />;
  return (
    <div data-accent={accents[page]} className="wrap py-8 lg:py-14">
      <h1 className="text-title mb-6">{title}</h1>
      {fragment ? <NoteBanner fragment={manual.scrollTo ?? fragment} /> : null}
      <h2 className="sr-only">The manual</h2>
      <Manual page={page} open={manual} html={html} faq={<FaqKeys>{part("manual-faq")}</FaqKeys>} />
      {part("manual-links")}
      <OtherManuals />
    </div>
  );
}
