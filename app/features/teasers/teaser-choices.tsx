import { ChoicePanels } from "#app/ui/choice-panels.tsx";
import { type ProductSlug, presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { TeaserList, type TeaserView } from "./teaser-card.tsx";

/** Four articles a product, the first product's shown first (storefront §2, Home). */
export function TeaserChoices({ teasers }: { teasers: Readonly<Record<ProductSlug, readonly TeaserView[]>> }) {
  return (
    <ChoicePanels
      name="articles-about"
      label="Articles about"
      choices={productSlugs.map((slug) => ({
        value: slug,
        title: presentation[slug].name,
        accent: presentation[slug].accent,
        panel: <TeaserList teasers={teasers[slug]} />,
      }))}
    />
  );
}
