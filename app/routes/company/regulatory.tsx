import type { ReactNode } from "react";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { CertificationsList } from "#app/features/editorial/regulatory/certifications-list.tsx";
import { DeclarationsAndNotices } from "#app/features/editorial/regulatory/declarations-and-notices.tsx";
import { findByModel } from "#app/features/editorial/regulatory/find-by-model.ts";
import { ModelSearch } from "#app/features/editorial/regulatory/model-search.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { offersOf } from "#content/catalog/offers.ts";
import { regulatoryLead, regulatoryUpdated } from "#content/regulatory/certificate-texts.ts";
import {
  type Certification,
  certificationsWith,
  modelNumbers,
  uncertifiedNotesOf,
} from "#content/regulatory/certifications.ts";
import { freeText } from "#contract/page-query.ts";
import type { Route } from "./+types/regulatory";

const noticesId = "notices";

export const handle = { query: { model: freeText(40) } } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { products, texts, config } = context.get(servicesContext);
  const certifications = certificationsWith(texts().settings.certificates);
  const uncertified = uncertifiedNotesOf(offersOf(await products(), config));
  const html = renderStaticHtml({ [noticesId]: <DeclarationsAndNotices uncertified={uncertified} /> });
  const page = pageData(context, "/regulatory", html, (siteUrl) => [
    breadcrumbs(siteUrl, ["Regulatory", "/regulatory"]),
  ]);
  return { ...page, certifications, models: Object.values(modelNumbers).flat() };
}

/** A typed model number changes what is shown, not what was loaded. */
export function shouldRevalidate(): boolean {
  return false;
}

export const meta = pageHead;

/** What the list of approvals holds: none, signed certificates alone, or summary sheets too. */
function listedAs(certifications: readonly Pick<Certification, "signed">[]): keyof typeof regulatoryLead {
  if (certifications.length === 0) return "none";
  return certifications.every(({ signed }) => signed) ? "signed" : "sheets";
}

/** docs/behavior/regulatory.md#page */
export default function Regulatory({ loaderData }: Route.ComponentProps) {
  const model = usePageQuery().get("model") ?? "";
  const found = findByModel(loaderData.certifications, model);
  return (
    <div className="wrap py-10 lg:py-16">
      <header className="mb-10 max-w-3xl lg:mb-14">
        <p className="kicker mb-3">Regulatory</p>
        <h1 className="text-title">Regulatory information</h1>
        <p className="mt-4 text-lg text-ink-soft">{regulatoryLead[listedAs(loaderData.certifications)]}</p>
      </header>
      <LateContent>
        <p className="kicker mb-8">
          Last updated <time dateTime={regulatoryUpdated.iso}>{regulatoryUpdated.text}</time>
        </p>
        <ModelSearch model={model} example={loaderData.models[0]} found={found.length} />
        <div className="mt-12 grid gap-16 lg:gap-20">
          <CertificationsList found={found} model={model} models={loaderData.models} />
          <StaticHtml id={noticesId} from={loaderData.html} className="grid gap-16 lg:gap-20" />
        </div>
      </LateContent>
      <StaticHtml id={structuredDataId} from={loaderData.html} />
    </div>
  );
}

/** A spinner for 500 ms before its content (docs/behavior/regulatory.md#page), hidden by style where script runs. */
function LateContent({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      <div
        role="status"
        data-screen-only
        className="pointer-events-none invisible absolute inset-x-0 top-10 z-10 grid place-items-center gap-3 text-accent transition-[visibility] delay-500 duration-0 [@media(scripting:enabled)]:starting:visible"
      >
        <Rings className="w-24 motion-safe:animate-spin" />
        <span className="kicker">Loading certifications</span>
      </div>
      <div className="transition-[visibility] delay-500 duration-0 [@media(scripting:enabled)]:starting:invisible">
        {children}
      </div>
    </div>
  );
}
