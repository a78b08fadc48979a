import { useEffect } from "react";
import { Link, redirect, useLocation, useNavigate } from "react-router";
import { FaqKeys } from "#app/features/home/faq-keys.tsx";
import { legacyLink, resolveLegacyLink, type ShownManual, standInName } from "#app/features/manual/legacy-links.ts";
import { Manual } from "#app/features/manual/manual.tsx";
import { NoteBanner } from "#app/features/manual/note-banner.tsx";
import { saveOriginalManualUrl } from "#app/features/manual/original-url.ts";
import { manualQuery } from "#app/features/manual/target.ts";
import { useManual } from "#app/features/manual/use-manual.ts";
import { useScrollToSection } from "#app/features/manual/use-scroll-to-section.ts";
import { SupportPage } from "#app/features/support/guides/support-page.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { fragmentOf } from "#app/lib/scroll-to-hash.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { shownManualHtml } from "#app/page-html/manual-redirect-html.tsx";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { offersOf } from "#content/catalog/offers.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { meta as pages } from "#content/products/meta.ts";
import { oneOf, presence } from "#contract/page-query.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/manual-redirect";

export const shouldRevalidate = samePath;
export const handle = {
  query: {
    srsltid: presence,
    tab: oneOf("manual"),
    manual: oneOf("true"),
    ...manualQuery("incard-finder", "tagigo"),
  },
  params: { pageName: standInName },
} satisfies PageHandle;

/**
 * The hash target is scrolled to after this long, in milliseconds, with this room above it in pixels
 * (docs/behavior/manual-links.md#shown-in-place).
 */
const scrollDelaysMs = [1000];
const scrollOffsetPx = 100;
/** The one hash that shows the standalone disable view. */
const disableHash = "disable-finder";

const names = { "incard-finder": "InCard Finder", tagigo: "Tagigo", "tagigo-g": "Tagigo G" } as const;

/** Links to the other manuals. */
const otherManuals = [
  { name: "InCard Finder", to: manualAddress("incard-finder", "setup") },
  { name: "Tagigo", to: manualAddress("tagigo", "manual") },
  { name: "Tagigo G", to: manualAddress("tagigo", "manual-tagigo-g") },
  { name: "Carbon Finder", to: manualAddress("carbon-finder", "setup") },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config, products, staticHtml, texts } = context.get(servicesContext);
  const { pathname, search } = new URL(request.url);
  const answer = resolveLegacyLink(legacyLink(pathname, search, null));
  if ("to" in answer) throw redirect(answer.to, answer.status);
  return {
    page: pages["/pages/:pageName"],
    siteUrl: config.siteUrl,
    show: answer.show,
    look: { noChat: answer.show === "disable-finder" },
    texts: provideStaticHtml(
      staticHtml,
      shownManualHtml(answer.show, shownFaq(texts(), offersOf(await products(), config.priorPriceRule))),
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, "/user-manual", loaderData?.siteUrl);

/**
 * The manual redirect page (docs/behavior/manual-links.md#rules): the rules are in app/features/manual/legacy-links.ts.
 */
export default function ManualRedirect({ loaderData: { show, texts } }: Route.ComponentProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const answer = hydrated ? resolveLegacyLink(legacyLink(pathname, search, hash)) : null;
  const target = answer && "to" in answer ? answer.to : null;
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true });
  }, [target, navigate]);
  if (target !== null) return <Spinner label="Opening the manual" className="min-h-[60vh] content-center" />;
  if (show === "disable-finder") {
    return (
      <>
        <DisableBanner />
        <SupportPage texts={texts} onlyHash={disableHash} />
        <OtherManuals />
      </>
    );
  }
  return <ShownInPlace show={show} texts={texts} />;
}

/** The note above the standalone disable view, which is scrolled to like the other manuals that are shown in place. */
function DisableBanner() {
  const fragment = useHydrated() ? disableHash : null;
  useScrollToSection(fragment, scrollDelaysMs, scrollOffsetPx);
  return <div className="wrap pt-8">{fragment === null ? null : <NoteBanner fragment={fragment} />}</div>;
}

function ShownInPlace({
  show,
  texts,
}: {
  show: Exclude<ShownManual, "disable-finder">;
  texts: Readonly<Record<string, string>>;
}) {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const page = show === "incard-finder" ? show : "tagigo";
  const manual = useManual(page, show === "incard-finder" ? "setup" : show);
  const part = (id: string) => <StaticHtml id={id} html={texts[id]} />;
  const fragment = hydrated ? fragmentOf(hash) : "";
  useScrollToSection(manual.scrollTo ?? (fragment || null), scrollDelaysMs, scrollOffsetPx);
  return (
    <div data-accent={page === "tagigo" ? "coral" : "blue"} className="wrap py-8 lg:py-14">
      <h1 className="text-title mb-6">{names[show]} user manual</h1>
      {fragment ? <NoteBanner fragment={manual.scrollTo ?? fragment} /> : null}
      <h2 className="sr-only">The manual</h2>
      <Manual page={page} open={manual} texts={texts} faq={<FaqKeys>{part("manual-faq")}</FaqKeys>} />
      {part("manual-links")}
      <OtherManuals />
    </div>
  );
}

function OtherManuals() {
  const { pathname, search, hash } = useLocation();
  return (
    <nav aria-label="Manuals" data-screen-only className="wrap mt-8 flex flex-wrap items-center gap-x-6">
      <span className="text-ink-soft">All manuals:</span>
      {otherManuals.map((manual) => (
        <Link
          key={manual.name}
          to={manual.to}
          className="link-line inline-flex min-h-11 items-center"
          onClick={() => manual.name === "Carbon Finder" && saveOriginalManualUrl(pathname + search + hash)}
        >
          {manual.name}
        </Link>
      ))}
    </nav>
  );
}
