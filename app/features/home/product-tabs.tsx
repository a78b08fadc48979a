import type { ReactNode } from "react";
import { RadioTabs } from "#app/ui/radio-tabs.tsx";
import { type ProductSlug, presentation, productSlugs } from "#content/catalog/presentation.ts";

/**
 * The first product's panel is shown first.
 * @param name unique on the page
 * @param label before a product's name: "Features of"
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
