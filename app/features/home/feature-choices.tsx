import { RadioTabs } from "#app/ui/radio-tabs.tsx";
import { presentation, productSlugs } from "#content/catalog/presentation.ts";
import { features } from "#content/home/features.ts";
import { FeatureCards } from "./feature-cards.tsx";

/** The features grids, six cards a product, the first product's shown first. */
export function FeatureChoices() {
  return (
    <RadioTabs
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
