import Printer from "@lucide/icons/icons/printer";
import type { MDXComponents } from "mdx/types";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { policies } from "#app/texts/policies.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProseLink, Steps } from "#app/ui/prose-parts.tsx";
import { ResponsiveTable } from "#app/ui/responsive-table.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";
import { currencyName } from "#content/currency-text.ts";
import { lawSentence, sellerSentence, sellerText as text } from "#content/seller.ts";
import { site } from "#content/site.ts";
import { thirdParties } from "#content/third-parties.ts";
import { mailtoAddress } from "#contract/mailto-address.ts";
import type { Seller } from "#contract/services.ts";
import type { Route } from "./+types/policy";

const textId = "policy-text";

function NotConfigured({ sentence }: { sentence: string }) {
  return (
    <p className="rounded-2xl border border-border-strong bg-wash px-5 py-4">
      <strong>{sentence}</strong>
    </p>
  );
}

/** From the same list as the Content-Security-Policy (docs/behavior/third-parties.md#list). */
function ThirdPartyTable() {
  return (
    <ResponsiveTable>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">What for</th>
          <th scope="col">When</th>
          <th scope="col">What it receives</th>
        </tr>
      </thead>
      <tbody>
        {thirdParties.map((party) => (
          <tr key={party.id}>
            <th scope="row">
              {party.policyUrl ? (
                <a href={party.policyUrl} target="_blank" rel="noopener noreferrer">
                  {party.name}
                  <span className="sr-only">: its privacy policy (opens in a new tab)</span>
                </a>
              ) : (
                party.name
              )}
            </th>
            <td>{party.purpose}</td>
            <td>{party.when}.</td>
            <td>{party.gets}</td>
          </tr>
        ))}
      </tbody>
    </ResponsiveTable>
  );
}

/** What policies may name, the seller's particulars among it. */
function policyComponents(seller: Seller, currency: string): MDXComponents {
  const who = sellerSentence(seller);
  const law = lawSentence(seller);
  return {
    H2: "h2",
    H3: "h3",
    Steps,
    ThirdPartyTable,
    table: ResponsiveTable,
    a: ProseLink,
    Seller: () => (
      <>
        {who === null ? <NotConfigured sentence={text.noSeller} /> : <p>{who}</p>}
        <p>
          {text.write} <a href={mailtoAddress(seller.email)}>{seller.email}</a>.
        </p>
      </>
    ),
    Currency: () => currency,
    GoverningLaw: () => (law === null ? <NotConfigured sentence={text.noLaw} /> : <p>{law}</p>),
  };
}

export function loader({ context, url }: Route.LoaderArgs) {
  const policy = policies.find(({ path }) => path === url.pathname);
  if (!policy) throw new Error(`there is no policy at ${url.pathname}`);
  const { body, path, ...head } = policy;
  const { seller, config } = context.get(servicesContext);
  const currency = currencyName(config.currency);
  const { emails, place } = config;
  const atAGlance = head.atAGlance.map((line) =>
    line.replace("{currency}", currency).replace("{emails.support}", emails.support),
  );
  const html = renderStaticHtml({
    [textId]: body(policyComponents(seller, currency), { emails, site: { ...site, ...place } }),
  });
  return {
    ...pageData(context, path, html, (siteUrl) => [breadcrumbs(siteUrl, [head.title, path])]),
    head: { ...head, atAGlance },
  };
}

export const meta = pageHead;

/** docs/behavior/policies.md */
export default function Policy({ loaderData: { page, head, html } }: Route.ComponentProps) {
  const hydrated = useHydrated();
  return (
    <article key={page.path} className="wrap py-10 lg:py-16">
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <p className="kicker mb-3">
            Last updated <time dateTime={head.isoDate}>{head.lastUpdated}</time>
          </p>
          <h1 className="text-title">{head.title}</h1>
          <p className="mt-4 max-w-2xl text-lg text-ink-soft">{head.description}</p>
        </div>
        <div
          className={`lg:col-span-4 lg:justify-self-end [@media(scripting:none)]:hidden ${hydrated ? "" : "invisible"}`}
          data-screen-only
        >
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon icon={Printer} className="size-4" />
            Print
          </Button>
        </div>
      </header>
      <section
        aria-labelledby="at-a-glance"
        className="mt-10 rounded-3xl border border-border bg-wash p-6 sm:p-8 lg:mt-14 lg:p-10"
      >
        <h2 id="at-a-glance" className="text-xl">
          At a glance
        </h2>
        <ul className="mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2">
          {head.atAGlance.map((point) => (
            <li key={point} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-full bg-accent" />
              <span className="min-w-0">{point}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:mt-16 lg:grid-cols-12">
        <TableOfContents label="Contents" entries={head.contents} />
        <StaticHtml id={textId} from={html} className="prose max-w-3xl lg:col-span-8 print:col-span-12" />
      </div>
      <StaticHtml id={structuredDataId} from={html} />
    </article>
  );
}
