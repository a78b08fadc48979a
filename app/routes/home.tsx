import { CompareTable } from "#app/features/catalog/comparison/compare-table.tsx";
import { faqPage, organization, webSite } from "#app/features/catalog/structured-data/page.ts";
import { AllTrackers } from "#app/features/home/all-trackers.tsx";
import avatars from "#app/features/home/drawings/avatars.svg?raw";
import steps from "#app/features/home/drawings/how-it-works.svg?raw";
import { FaqKeys } from "#app/features/home/faq-keys.tsx";
import { FaqList } from "#app/features/home/faq-list.tsx";
import { FeaturesSection } from "#app/features/home/features-section.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { HeroCards, HeroLists, HeroPanels } from "#app/features/home/hero-html.tsx";
import { ProductTabs } from "#app/features/home/product-tabs.tsx";
import { shownTestimonials } from "#app/features/home/shown-testimonials.ts";
import { TeaserCard } from "#app/features/home/teaser-card.tsx";
import { Testimonials } from "#app/features/home/testimonials.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { type ShownFaq, shownFaq } from "#app/page-html/shown-faq.ts";
import { servicesContext } from "#app/services-context.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Sprite } from "#app/ui/sprite.tsx";
import { homeComparisonOf } from "#content/catalog/comparison.ts";
import { type Offers, offersOf } from "#content/catalog/offers.ts";
import { heroOf } from "#content/home/hero.ts";
import { howItWorks } from "#content/home/how-it-works.ts";
import { teasersOf } from "#content/home/teasers.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { onceFor } from "#content/once-for.ts";
import { productRecords } from "#content/products/records.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { site } from "#content/site.ts";
import articles from "#public/drawings/blog.svg?raw";
import type { Route } from "./+types/home";

/**
 * The symbols of the page's drawings, in the document: in files of their own they were fetched while the hero's picture
 * was, because browsers don't wait with `<use>` until it comes near.
 */
const symbolsOf = (...sheets: readonly string[]): string =>
  sheets.flatMap((sheet) => sheet.match(/<symbol .*?<\/symbol>/gs) ?? []).join("");

/** Portraits of the invented samples alone: a page with real testimonials has none of them. */
const portraitsHtml = renderStaticHtml({
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
  portraits: <svg className="hidden" dangerouslySetInnerHTML={{ __html: symbolsOf(avatars) }} />,
});

/** Rendered again when the catalog changes. */
const homeHtml = onceFor((offers: Offers) => {
  const hero = heroOf(offers);
  const teasers = teasersOf(offers);
  const comparison = homeComparisonOf(offers);
  return renderStaticHtml({
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
    drawings: <svg className="hidden" dangerouslySetInnerHTML={{ __html: symbolsOf(steps, articles) }} />,
    "hero-panels": <HeroPanels products={hero} />,
    "hero-lists": <HeroLists products={hero} />,
    "hero-cards": <HeroCards products={hero} />,
    "first-product-sections": (
      <>
        <FeaturesSection offers={offers} />
        <Section id="how-it-works" kicker="How it works" title="Four steps, the first three once" className="bg-wash">
          <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
            {howItWorks.map((step, index) => (
              <li key={step.drawing}>
                <Sprite drawing={step.drawing} width={320} height={240} className="h-auto w-full" />
                <h3 className="mt-4 flex items-baseline gap-3 border-t border-border-strong pt-3 text-xl">
                  <span className="figure-mono text-accent-text">{index + 1}</span>
                  {step.title}
                </h3>
                <p className="mt-1 text-ink-soft">{step.text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section id="blog" kicker="Reading room" title="Worth knowing before you lose something">
          <ProductTabs
            name="articles-about"
            label="Articles about"
            panel={(slug) => (
              <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
                {teasers[slug].map((teaser) => (
                  <li key={typeof teaser === "number" ? teaser : teaser.id}>
                    <TeaserCard teaser={teaser} />
                  </li>
                ))}
              </ul>
            )}
          />
          <ButtonLink to="/blog" variant="secondary" className="mt-10">
            View All Articles
          </ButtonLink>
        </Section>
      </>
    ),
    "compare-section": (
      <Section
        id="compare"
        kicker="Comparison"
        title="How it compares"
        lead="A check marks the best in each row. Matters of taste get none."
        className="border-y border-border bg-wash [&_td.bg-wash]:bg-paper"
      >
        <CompareTable {...comparison} />
        <p className="mt-6 max-w-3xl text-sm text-ink-soft">{comparison.note}</p>
        <ButtonLink to="/product-comparison" variant="secondary" className="mt-6">
          Compare our four trackers
        </ButtonLink>
      </Section>
    ),
    "trackers-section": <AllTrackers products={hero} />,
  });
});

/** The list of the product that the hero shows is seen (docs/behavior/home.md#faq). */
const faqHtml = (faq: ShownFaq["buyers"]) =>
  renderStaticHtml({
    "faq-section": (
      <Section id="faq" kicker="FAQ" title="Questions before you buy">
        {productSlugs.map((slug, index) => (
          <div
            key={slug}
            className="by-hero mb-12 grid gap-6 last:mb-0 lg:grid-cols-12"
            data-index={index}
            data-accent={presentation[slug].accent}
          >
            <div className="lg:col-span-4">
              <h3 className="text-2xl tracking-[-0.02em]">{presentation[slug].name}</h3>
              <p className="mt-2 text-ink-soft">
                Not answered?{" "}
                <PageLink to="/contact" className="link-line text-ink">
                  Write to us
                </PageLink>
                , or open the{" "}
                <PageLink to="/user-manual" className="link-line text-ink">
                  manual
                </PageLink>
                .
              </p>
              <div data-screen-only className="mt-8 max-lg:hidden">
                <Picture
                  picture={pictureSource(productRecords[slug].home.besideQuestions)}
                  sizes="min(34vw - 2rem, 25rem)"
                  decorative
                  className="aspect-4/3 w-full rounded-3xl object-cover"
                />
              </div>
            </div>
            <div className="lg:col-span-8">
              <FaqList items={faq[slug]} group={`faq-${slug}`} />
            </div>
          </div>
        ))}
      </Section>
    ),
  });

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const offers = offersOf(await services.products(), services.config);
  const faq = shownFaq(services.texts(), offers).buyers;
  const testimonials = shownTestimonials(services.texts());
  const html = { ...homeHtml(offers), ...faqHtml(faq), ...(testimonials === null ? portraitsHtml : {}) };
  const page = pageData(context, "/", html, (siteUrl, config) => [
    organization(siteUrl, config),
    webSite(siteUrl),
    ...faqPage(productSlugs.flatMap((slug) => faq[slug])),
  ]);
  return { ...page, testimonials };
}

export const meta = pageHead;

/** docs/behavior/home.md#order */
export default function Home({ loaderData: { html, testimonials } }: Route.ComponentProps) {
  const part = (id: string, className?: string) => <StaticHtml id={id} from={html} className={className} />;
  return (
    <>
      <h1 className="sr-only">
        {site.name}: {site.tagline}
      </h1>
      <Hero panels={part("hero-panels")} cards={part("hero-cards")} />
      {part("hero-lists")}
      {part("first-product-sections", "hero-first-only")}
      {testimonials?.length === 0 ? null : <Testimonials shown={testimonials} />}
      {part("compare-section")}
      <FaqKeys>{part("faq-section")}</FaqKeys>
      {part("trackers-section")}
      {part("drawings")}
      {testimonials === null ? part("portraits") : null}
      {part(structuredDataId)}
    </>
  );
}
