import { CompareTable } from "#app/features/catalog/comparison/compare-table.tsx";
import { faqPage } from "#app/features/catalog/structured-data/page.ts";
import { organization, webSite } from "#app/features/catalog/structured-data/shop.ts";
import { FaqKeys } from "#app/features/home/faq-keys.tsx";
import { FeatureCards } from "#app/features/home/feature-cards.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { HeroCards } from "#app/features/home/hero-cards.tsx";
import { HeroLists, HeroPanels } from "#app/features/home/hero-panels.tsx";
import { HomeFaqLists } from "#app/features/home/home-faq.tsx";
import { HowItWorksSteps } from "#app/features/home/how-it-works.tsx";
import { ProductTabs } from "#app/features/home/product-tabs.tsx";
import { TeaserList, type TeaserView } from "#app/features/home/teaser-card.tsx";
import { Testimonials } from "#app/features/home/testimonials.tsx";
import { TrioHeader } from "#app/features/home/trio-header.tsx";
import { VersatileDesign } from "#app/features/home/versatile-design.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { HomeDrawings } from "#app/page-html/home-drawings.tsx";
import { pageData } from "#app/page-html/page-data.ts";
import { type ShownFaq, shownFaq } from "#app/page-html/shown-faq.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { builtInArticle } from "#app/texts/articles.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { homeComparisonOf } from "#content/catalog/comparison.ts";
import { offersOf, oncePerOffers } from "#content/catalog/offers.ts";
import { productSlugs } from "#content/catalog/presentation.ts";
import { featuresOf } from "#content/home/features.ts";
import { heroOf } from "#content/home/hero.ts";
import { type Teaser, teasersOf } from "#content/home/teasers.ts";
import { site } from "#content/site.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/home";

function view(teaser: Teaser): TeaserView {
  if (typeof teaser !== "number") return { ...teaser, href: null };
  const article = builtInArticle(teaser);
  if (!article) throw new Error(`content/home/teasers.ts names article ${teaser}, which isn't written`);
  const { id, illustrationType, date, title, excerpt } = article;
  return { id, illustrationType, date, title, excerpt, href: `/blog/${id}` };
}

/** Rendered again when the catalog changes. */
const homeHtml = oncePerOffers((offers) => {
  const hero = heroOf(offers);
  const features = featuresOf(offers);
  const teasers = teasersOf(offers);
  const comparison = homeComparisonOf(offers);
  return renderStaticHtml({
    drawings: <HomeDrawings />,
    "hero-panels": <HeroPanels products={hero} />,
    "hero-lists": <HeroLists products={hero} />,
    "hero-cards": <HeroCards products={hero} />,
    "first-product-sections": (
      <>
        <section
          id="features"
          aria-labelledby="features-title"
          className="below-fold py-16 lg:py-24"
          suppressHydrationWarning
        >
          <div className="wrap">
            <TrioHeader
              id="features-title"
              kicker="Features"
              title="Measured, not promised"
              lead="What each tracker does, and the moment you'll be glad of it."
            />
            <ProductTabs
              name="features-of"
              label="Features of"
              panel={(slug) => <FeatureCards cards={features[slug]} />}
            />
            <VersatileDesign />
          </div>
        </section>
        <Section id="how-it-works" kicker="How it works" title="Four steps, the first three once" className="bg-wash">
          <HowItWorksSteps />
        </Section>
        <Section id="blog" kicker="Reading room" title="Worth knowing before you lose something">
          <ProductTabs
            name="articles-about"
            label="Articles about"
            panel={(slug) => <TeaserList teasers={teasers[slug].map(view)} />}
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
  });
});

const faqHtml = (faq: ShownFaq["buyers"]) =>
  renderStaticHtml({
    "faq-section": (
      <Section id="faq" kicker="FAQ" title="Questions before you buy">
        <HomeFaqLists faq={faq} />
      </Section>
    ),
  });

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { priorPriceRule, siteUrl } = services.config;
  const offers = offersOf(await services.products(), priorPriceRule);
  const faq = shownFaq(services.texts(), offers).buyers;
  const things = [organization(siteUrl), webSite(siteUrl), ...faqPage(productSlugs.flatMap((slug) => faq[slug]))];
  return pageData(services, "/", { ...homeHtml(offers), ...faqHtml(faq) }, things);
}

export const meta = pageHead;

/** docs/behavior/home.md#order */
export default function Home({ loaderData: { html } }: Route.ComponentProps) {
  const part = (id: string, className?: string) => <StaticHtml id={id} from={html} className={className} />;
  return (
    <>
      <h1 className="sr-only">
        {site.name}: {site.tagline}
      </h1>
      <Hero count={productSlugs.length} panels={part("hero-panels")} cards={part("hero-cards")} />
      {part("hero-lists")}
      {part("first-product-sections", "hero-first-only")}
      <Testimonials />
      {part("compare-section")}
      <FaqKeys>{part("faq-section")}</FaqKeys>
      {part("drawings")}
      {part(structuredDataId)}
    </>
  );
}
