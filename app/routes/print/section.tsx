import Printer from "@lucide/icons/icons/printer";
import { manualProse } from "#app/features/manual/mdx-components.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { sheetElements } from "#app/page-html/manual-drawings.tsx";
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { type ManualText, sectionText } from "#app/texts/manual-texts.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { manualAddress, printAddress } from "#content/manuals/manuals.ts";
import { findSection } from "#content/manuals/sections.ts";
import { shortLinkPath, shortLinkTo } from "#content/short-links.ts";
import type { Route } from "./+types/section";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

function Sheet({ text, home, short }: { text: ManualText; home: string; short: string }) {
  return (
    <article className="wrap py-8 lg:py-12 print:py-0">
      <div className="flex flex-wrap items-start justify-between gap-6 border-b border-border-strong pb-6 print:flex-nowrap print:pb-3">
        <div>
          <h1 className="text-title print:text-2xl">{text.title}</h1>
          <p className="mt-2 max-w-2xl text-lg text-ink-soft print:text-sm">{text.summary}</p>
          <div data-screen-only className="mt-6 flex flex-wrap gap-3">
            <button type="button" data-print className={buttonClass("primary", "noscript:hidden")}>
              <Icon icon={Printer} className="size-5" /> Print
            </button>
            <a href={home} className={buttonClass("secondary")}>
              The whole manual
            </a>
          </div>
        </div>
        <figure className="w-52 shrink-0 text-sm print:w-44 print:text-xs">
          <QrCode address={short} className="block w-full" />
          <figcaption className="mt-2">
            This section on a phone:{" "}
            <span className="figure-mono block break-all">{short.replace(/^https?:\/\//, "")}</span>
          </figcaption>
        </figure>
      </div>
      <div className={`${manualProse} mt-8 print:mt-4`}>{text.body(sheetElements)}</div>
    </article>
  );
}

export function loader({ context, params }: Route.LoaderArgs) {
  const found = orNotFound(findSection(params.product, params.section));
  const home = manualAddress(found.page, found.section.anchor);
  const code = shortLinkTo(home);
  const text = sectionText(found.section);
  const short = context.get(servicesContext).config.siteUrl + (code ? shortLinkPath(code) : home);
  const page = { title: `${text.title} | InCard`, description: text.summary, canonical: home, index: false };
  const sheet = <Sheet text={text} home={home} short={short} />;
  return staticPageData(context, { ...page, path: printAddress(found.section) }, sheet);
}

export const meta = pageHead;

/** With a QR code that leads back. */
export default StaticPage;
