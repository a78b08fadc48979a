import { HomeCompareTable } from "#app/features/catalog/comparison/home-compare.tsx";
import { faqPage } from "#app/features/catalog/structured-data/page.ts";
import { organization, webSite } from "#app/features/catalog/structured-data/shop.ts";
import { articleById } from "#app/features/editorial/articles/articles.ts";
import { FaqKeys } from "#app/features/home/faq-keys.tsx";
import { FeatureChoices } from "#app/features/home/feature-choices.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { HeroPanels } from "#app/features/home/hero-panels.tsx";
import { HomeFaqLists } from "#app/features/home/home-faq.tsx";
import { HowItWorksSteps } from "#app/features/home/how-it-works.tsx";
import type { TeaserView } from "#app/features/home/teaser-card.tsx";
import { TeaserChoices } from "#app/features/home/teaser-choices.tsx";
import { Testimonials } from "#app/features/home/testimonials.tsx";
import { VersatileDesign } from "#app/features/home/versatile-design.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { productSlugs } from "#content/catalog/presentation.ts";
import { faqOf } from "#content/home/faq.ts";
import { type Teaser, teasers } from "#content/home/teasers.ts";
import { meta as pages } from "#content/products/meta.ts";
import { site } from "#content/site.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/home";

function view(teaser: Teaser): TeaserView {
  if (teaser.kind === "coming-soon") return { ...teaser, href: null };
  const article = articleById(teaser.id);
  if (!article) throw new Error(`content/home/teasers.ts names article ${teaser.id}, which isn't written`);
  const { id, illustrationType, date, title, excerpt } = article;
  return { id, illustrationType, date, title, excerpt, href: `/blog/${id}` };
}

const cached = new Map<boolean, Readonly<Record<string, string>>>();

/** The static HTML of the home page, rendered once per process. */
function homeHtml(priorPriceRule: boolean): Readonly<Record<string, string>> {
  const found = cached.get(priorPriceRule);
  if (found) return found;
  const parts = renderStaticHtml({
    "hero-panels": <HeroPanels priorPriceRule={priorPriceRule} />,
    "feature-choices": <FeatureChoices />,
    "versatile-design": <VersatileDesign />,
    "how-it-works-steps": <HowItWorksSteps />,
    "teaser-choices": (
      <TeaserChoices
        teasers={{
          "incard-finder": teasers["incard-finder"].map(view),
          tagigo: teasers.tagigo.map(view),
          "carbon-finder": teasers["carbon-finder"].map(view),
        }}
      />
    ),
    "compare-table": <HomeCompareTable />,
    "faq-lists": <HomeFaqLists priorPriceRule={priorPriceRule} />,
  });
  cached.set(priorPriceRule, parts);
  return parts;
}

export function loader({ context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  const { priorPriceRule, siteUrl } = config;
  const faq = faqOf(priorPriceRule);
  const things = [organization(siteUrl), webSite(siteUrl), faqPage(productSlugs.flatMap((slug) => faq[slug]))];
  const parts = provideStaticHtml(staticHtml, {
    ...homeHtml(priorPriceRule),
    [structuredDataId]: structuredData(things),
  });
  return { page: pages["/"], siteUrl, parts };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, "/", loaderData?.siteUrl);

/** Home (docs/behavior/home.md#order): hero, three sections for product 0 only, testimonials, comparison, FAQ. */
export default function Home({ loaderData: { parts } }: Route.ComponentProps) {
  const part = (id: string) => <StaticHtml id={id} html={parts[id]} />;
  return (
    <>
      <h1 className="sr-only">
        {site.name}: {site.tagline}
      </h1>
      <Hero panels={part("hero-panels")} />
      <div className="hero-first-only">
        <Section
          id="features"
          kicker="Features"
          title="Measured, not promised"
          lead="What each tracker does, and the moment you'll be glad of it."
        >
          {part("feature-choices")}
          {part("versatile-design")}
        </Section>
        <Section id="how-it-works" kicker="How it works" title="Four steps, the first three once" className="bg-wash">
          {part("how-it-works-steps")}
        </Section>
        <Section id="blog" kicker="Reading room" title="Worth knowing before you lose something">
          {part("teaser-choices")}
          <ButtonLink to="/blog" variant="secondary" className="mt-10">
            View All Articles
          </ButtonLink>
        </Section>
      </div>
      <Testimonials />
      <Section
        id="compare"
        kicker="Comparison"
        title="How it compares"
        lead="A check marks the best in each row. Matters of taste get none."
        className="border-y border-border bg-wash [&_td:nth-child(2)]:bg-paper"
      >
        {part("compare-table")}
        <ButtonLink to="/product-comparison" variant="secondary" className="mt-6">
          Compare our four trackers
        </ButtonLink>
      </Section>
      <Section id="faq" kicker="FAQ" title="Questions before you buy">
        <FaqKeys>{part("faq-lists")}</FaqKeys>
      </Section>
      {part(structuredDataId)}
    </>
  );
}
