import { NamedIcon } from "#app/ui/named-icon.tsx";
import type { ProductFeature } from "#content/products/specifications.ts";

/** The feature cards of a product page. */
export function FeatureGrid({ features }: { features: readonly ProductFeature[] }) {
  // No gap in the last row: four cards in one row, six in two.
  const columns = features.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4";
  return (
    <ul className={`below-fold grid border-t border-l border-border sm:grid-cols-2 ${columns}`}>
      {features.map((feature) => (
        <li key={feature.title} className="border-r border-b border-border p-6 lg:p-8">
          <NamedIcon name={feature.icon} className="size-7 text-accent-text" />
          <h3 className="mt-4 text-xl tracking-[-0.015em]">{feature.title}</h3>
          <p className="mt-1 text-ink-soft">{feature.text}</p>
        </li>
      ))}
    </ul>
  );
}
