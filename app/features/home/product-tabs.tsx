import type { ReactNode } from "react";
import { RadioTabs } from "#app/ui/radio-tabs.tsx";
import { type ProductSlug, presentation, productSlugs } from "#content/catalog/presentation.ts";

/**
 * A panel for each product, the first product's shown first.
 * @param name a name of its own for each set on the page
 * @param label what stands before a product's name: "Features of"
 */
export function ProductTabs({
  name,
  label,
  panel,
}: {
  name: string;
  label: string;
  panel: (slug: ProductSlug) => ReactNode;
}) {
  return (
    <RadioTabs
      name={name}
      label={label}
      choices={productSlugs.map((slug) => ({
        value: slug,
        title: presentation[slug].name,
        accent: presentation[slug].accent,
        panel: panel(slug),
      }))}
    />
  );
}
