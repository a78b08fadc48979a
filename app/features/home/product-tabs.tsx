import type { ReactNode } from "react";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";

type ProductTabsProps = { name: string; label: string; panel: (slug: ProductSlug) => ReactNode };

/**
 * Tabs by radio buttons and CSS (app/styles/choices.css). The first product's panel is shown first.
 * @param name unique on the page
 * @param label before a product's name: "Features of"
 */
export function ProductTabs({ name, label, panel }: ProductTabsProps) {
  return (
    <div className="choices">
      <fieldset className="mb-8 flex flex-wrap gap-2" data-screen-only>
        <legend className="sr-only">{label}</legend>
        {productSlugs.map((slug, index) => (
          <label
            key={slug}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-border-strong px-4 font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={slug}
              defaultChecked={index === 0}
              data-choice={index}
              className="sr-only"
            />
            {presentation[slug].name}
          </label>
        ))}
      </fieldset>
      {productSlugs.map((slug, index) => (
        <section
          key={slug}
          aria-label={`${label}: ${presentation[slug].name}`}
          data-panel={index}
          data-accent={presentation[slug].accent}
        >
          {panel(slug)}
        </section>
      ))}
    </div>
  );
}
