import { NamedIcon } from "#app/ui/named-icon.tsx";
import type { ProductFeature } from "#content/products/specifications.ts";

/** On a phone the titles alone are seen. */
export function FeatureGrid({ features }: { features: readonly ProductFeature[] }) {
  // No gap in the last row: four cards in one row, six in two.
  const columns = features.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4";
  return (
    <ul className={`below-fold grid grid-cols-3 border-t border-l border-border sm:grid-cols-2 ${columns}`}>
      {features.map((feature) => (
        <li key={feature.title} className="border-r border-b border-border p-2.5 sm:p-6 lg:p-8">
          <NamedIcon name={feature.icon} className="size-6 text-accent-text sm:size-7" />
          <h3 className="mt-2 text-[0.9375rem] leading-tight sm:mt-4 sm:text-xl sm:tracking-[-0.015em]">
            {feature.title}
          </h3>
          <p className="mt-1 text-ink-soft max-sm:sr-only">{feature.text}</p>
        </li>
      ))}
    </ul>
  );
}
