import { ButtonLink } from "#app/ui/button.tsx";
import { ChoiceTabs } from "#app/ui/choice-tabs.tsx";
import { Section } from "#app/ui/section.tsx";
import { type ProductSlug, presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { TeaserCard, type TeaserView } from "./teaser-card.tsx";

/** The third of product 0's sections: four articles a product, with a link to all (storefront §2, Home). */
export function TeaserSection({ teasers }: { teasers: Readonly<Record<ProductSlug, readonly TeaserView[]>> }) {
  return (
    <Section id="blog" kicker="Reading room" title="Worth knowing before you lose something">
      <ChoiceTabs
        label="Articles about"
        tabs={productSlugs.map((slug) => ({
          value: slug,
          title: presentation[slug].name,
          accent: presentation[slug].accent,
          panel: (
            <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
              {teasers[slug].map((teaser) => (
                <li key={teaser.id}>
                  <TeaserCard teaser={teaser} />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <ButtonLink to="/blog" variant="secondary" className="mt-10">
        View All Articles
      </ButtonLink>
    </Section>
  );
}
