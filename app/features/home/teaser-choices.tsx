import { RadioTabs } from "#app/ui/radio-tabs.tsx";
import { type ProductSlug, presentation, productSlugs } from "#content/catalog/presentation.ts";
import { TeaserList, type TeaserView } from "./teaser-card.tsx";

/** Four articles a product, the first product's shown first. */
export function TeaserChoices({ teasers }: { teasers: Readonly<Record<ProductSlug, readonly TeaserView[]>> }) {
  return (
    <RadioTabs
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
