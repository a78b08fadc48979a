import { ChoicePanels } from "#app/ui/choice-panels.tsx";
import { presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { features } from "#content/home/features.ts";
import { FeatureCards } from "./feature-cards.tsx";

/** The features grids, six cards a product, the first product's shown first (storefront §2, Home). */
export function FeatureChoices() {
  return (
    <ChoicePanels
      name="features-of"
      label="Features of"
      choices={productSlugs.map((slug) => ({
        value: slug,
        title: presentation[slug].name,
        accent: presentation[slug].accent,
        panel: <FeatureCards cards={features[slug]} />,
      }))}
    />
  );
}
