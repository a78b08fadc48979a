import type { ProductFeature } from "#content/products/specifications.ts";
import { FeatureGrid } from "./feature-grid.tsx";

/** The first tab of a product page: a few paragraphs side by side, then the feature cards. */
export function Overview({
  heading,
  paragraphs,
  features,
}: {
  heading: string;
  paragraphs: readonly string[];
  features: readonly ProductFeature[];
}) {
  const columns = paragraphs.length === 2 ? "lg:grid-cols-2" : "lg:grid-cols-3";
  return (
    <>
      <h2 className="sr-only">{heading}</h2>
      <div className={`mb-12 grid gap-6 text-lg lg:gap-10 ${columns}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="border-t border-border-strong pt-4">
            {paragraph}
          </p>
        ))}
      </div>
      <FeatureGrid features={features} />
    </>
  );
}
