import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { staticPageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { type Offers, offersOf } from "#content/catalog/offers.ts";
import { squareSource } from "#content/media/picture-source.ts";
import { metaOf } from "#content/meta.ts";
import { shippingCostsOf, shippingTimesOf, shippingPage as text } from "#content/shipping.ts";
import type { Route } from "./+types/shipping";

const path = "/shipping";
const titleClass = "mb-4 text-2xl";

function Cost({ rate, offers }: { rate: string | null; offers: Offers }) {
  const costs = shippingCostsOf(rate, offers);
  const isCharged = rate !== null && Number(offers.freeShippingFrom?.amount ?? 1) > 0;
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-2">
        {costs.map(({ figure, text: condition }) => (
          <div key={figure} className="flex flex-col-reverse justify-end rounded-3xl border border-border bg-wash p-6">
            <dt className="mt-1 text-ink-soft">{condition}</dt>
            <dd className="text-4xl font-semibold tracking-[-0.03em] tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {isCharged ? <p className="mt-4 text-ink-soft">{text.cost.note}</p> : null}
    </>
  );
}

function Times({ offers }: { offers: Offers }) {
  const { times } = text;
  return (
    <>
      <ul className="border-t border-border-strong">
        {shippingTimesOf(offers).map(({ name, path, picture, when }) => (
          <li key={path} className="flex items-center gap-5 border-b border-border py-4">
            <div className="shrink-0">
              <Picture
                picture={squareSource(picture)}
                sizes="5rem"
                decorative
                className="size-20 rounded-2xl object-cover"
              />
            </div>
            <p className="min-w-0">
              <LineLink to={path} className="text-lg font-semibold">
                {name}
              </LineLink>
              <span className="block">{when}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">{times.note}</p>
      <p className="mt-3">
        <LinkedText {...times.late} />
      </p>
    </>
  );
}

function Countries({ countries, demo }: { countries: readonly string[]; demo: boolean }) {
  const [first, ...more] = countries;
  if (first === undefined) return <p>{demo ? text.to.demo : text.to.atCheckout}</p>;
  if (more.length === 0) return <p>{text.to.one(first)}</p>;
  return (
    <ul className="gap-x-8 sm:columns-2">
      {countries.map((country) => (
        <li key={country} className="py-1">
          {country}
        </li>
      ))}
    </ul>
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const { config, products, shipping } = context.get(servicesContext);
  const offers = offersOf(await products(), config);
  return staticPageData(
    context,
    { ...metaOf(offers)[path], path },
    <article className="wrap py-10 lg:py-16">
      <header className="max-w-3xl">
        <h1 className="text-title">{text.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{text.lead}</p>
        {config.demoStore ? <p className="mt-4 font-semibold">{text.demo}</p> : null}
      </header>
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:mt-14 lg:grid-cols-12">
        <div className="grid content-start gap-12 lg:col-span-7">
          <TitledSection id="cost" title={text.cost.title} titleClass={titleClass}>
            <Cost rate={shipping.rate} offers={offers} />
          </TitledSection>
          <TitledSection id="times" title={text.times.title} titleClass={titleClass}>
            <Times offers={offers} />
          </TitledSection>
        </div>
        <div className="grid content-start gap-12 lg:col-span-5">
          <TitledSection id="to" title={text.to.title} titleClass={titleClass}>
            <Countries countries={shipping.countries} demo={config.demoStore} />
          </TitledSection>
          {config.demoStore ? null : (
            <TitledSection id="travel" title={text.travel.title} titleClass={titleClass}>
              <p>{text.travel.text}</p>
            </TitledSection>
          )}
          {shipping.from === null ? null : (
            <TitledSection id="from" title={text.from.title} titleClass={titleClass}>
              <p>{text.from.text(shipping.from)}</p>
            </TitledSection>
          )}
          <TitledSection id="help" title={text.help.title} titleClass={titleClass}>
            <LinkList links={text.help.links} />
          </TitledSection>
        </div>
      </div>
    </article>,
    (siteUrl) => [breadcrumbs(siteUrl, [text.title, path])],
  );
}

export const meta = pageHead;

/** docs/behavior/policies.md#shipping */
export default StaticPage;
