import { articleById } from "#app/features/articles/articles.ts";
import { HomeCompare } from "#app/features/compare/home-compare.tsx";
import { HomeFaq } from "#app/features/faq/home-faq.tsx";
import { Hero } from "#app/features/hero/hero.tsx";
import { FeaturesSection } from "#app/features/showcase/features-section.tsx";
import { HowItWorks } from "#app/features/showcase/how-it-works.tsx";
import type { TeaserView } from "#app/features/teasers/teaser-card.tsx";
import { TeaserSection } from "#app/features/teasers/teaser-section.tsx";
import { Testimonials } from "#app/features/testimonials/testimonials.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { type Teaser, teasers } from "#content/home/teasers.ts";
import { meta as pages } from "#content/products/meta.ts";
import { site } from "#content/site.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/home";

function view(teaser: Teaser): TeaserView {
  if (teaser.kind === "coming-soon") return { ...teaser, href: null };
  const article = articleById(teaser.id);
  if (!article) throw new Error(`content/home/teasers.ts names article ${teaser.id}, which isn't written`);
  const { id, illustrationType, date, title, excerpt } = article;
  return { id, illustrationType, date, title, excerpt, href: `/blog/${id}` };
}

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages["/"],
    siteUrl: context.get(services).config.siteUrl,
    teasers: {
      "incard-finder": teasers["incard-finder"].map(view),
      tagigo: teasers.tagigo.map(view),
      "carbon-finder": teasers["carbon-finder"].map(view),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, "/", loaderData?.siteUrl);

/** Home (storefront §2): hero, three sections for product 0 only, testimonials, comparison, FAQ. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="sr-only">
        {site.name}: {site.tagline}
      </h1>
      <Hero />
      <div className="hero-first-only">
        <FeaturesSection />
        <HowItWorks />
        <TeaserSection teasers={loaderData.teasers} />
      </div>
      <Testimonials />
      <HomeCompare />
      <HomeFaq />
    </>
  );
}
