import { CardDimensions } from "#app/features/support/diagrams/card-dimensions.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { NamedIcon } from "#app/ui/named-icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SpecList } from "#app/ui/spec-list.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { offersOf } from "#content/catalog/offers.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import {
  specificationsPage as page,
  specificationsPageLists,
  specificationsPageMeasures,
} from "#content/products/incard-finder/specifications.ts";
import type { Route } from "./+types/product-details";

export const handle = { accent: "blue" };

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { figures } = offersOf(await services.products(), services.config);
  const html = renderStaticHtml({ dimensions: <CardDimensions {...specificationsPageMeasures(figures)} /> });
  return { ...pageData(context, "/product-details", html), specs: specificationsPageLists(figures) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, loaderData?.siteUrl, "incard-finder");

/** docs/behavior/products.md#specifications-page */
export default function ProductDetails({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-10 lg:py-16">
      <header className="grid items-end gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <p className="kicker mb-3">Data sheet</p>
          <h1 className="text-title">{page.hero.title}</h1>
          <p className="mt-4 text-lg text-ink-soft">{page.hero.lead}</p>
        </div>
        <div>
          <Picture
            picture={pictureSource(page.hero.picture)}
            sizes="(width < 64rem) calc(100vw - 2.5rem), min(50vw - 2.75rem, 37.5rem)"
            priority
            className="aspect-4/3 w-full rounded-3xl object-cover lg:aspect-16/9"
          />
        </div>
      </header>

      <TitledSection id="spec-title" title="Specifications" titleClass="mb-8 text-3xl" className="mt-16 lg:mt-24">
        <div className="grid gap-12">
          {loaderData.specs.map((group) => (
            <div key={group.title} className="grid gap-6 border-t border-border-strong pt-6 md:grid-cols-12">
              <div className="md:col-span-4">
                <Picture
                  picture={pictureSource(group.picture)}
                  sizes="(width < 48rem) calc(100vw - 2.5rem), min(31vw, 25rem)"
                  className="aspect-4/3 w-full rounded-2xl object-cover"
                />
              </div>
              <div className="md:col-span-8">
                <h3 className="mb-3 text-xl">{group.title}</h3>
                <SpecList rows={group.rows} />
              </div>
            </div>
          ))}
        </div>
      </TitledSection>

      <TitledSection id="key-title" title="Key features" titleClass="mb-8 text-3xl" className="mt-16 lg:mt-24">
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {page.keyFeatures.map((feature) => (
            <li key={feature.title}>
              <NamedIcon name={feature.icon} className="size-7 text-accent-text" />
              <h3 className="mt-3 text-xl">{feature.title}</h3>
              <p className="mt-1 text-ink-soft">{feature.text}</p>
            </li>
          ))}
        </ul>
      </TitledSection>

      <section aria-labelledby="dimensions-title" className="mt-16 grid items-center gap-8 lg:mt-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="dimensions-title" className="text-3xl tracking-[-0.02em]">
            {page.dimensions.title}
          </h2>
          <p className="mt-3 text-ink-soft">{page.dimensions.text}</p>
        </div>
        <StaticHtml id="dimensions" from={loaderData.html} className="lg:col-span-8" />
      </section>

      <section className="mt-16 flex flex-wrap items-center justify-between gap-4 rounded-3xl bg-wash p-8 lg:mt-24 lg:p-12">
        <h2 className="text-2xl tracking-[-0.02em]">{page.buy.title}</h2>
        <ButtonLink to={page.buy.href}>{page.buy.label}</ButtonLink>
      </section>
    </div>
  );
}
