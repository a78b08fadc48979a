import { Link } from "react-router";
import { type ProductSlug, presentation, productSlugs } from "#content/catalog/presentation.ts";
import { FaqList, type ShownQuestion } from "./faq-list.tsx";

/** The list of the product that the hero shows is seen (docs/behavior/home.md#faq). */
export function HomeFaqLists({ faq }: { faq: Readonly<Record<ProductSlug, readonly ShownQuestion[]>> }) {
  return productSlugs.map((slug, index) => (
    <div
      key={slug}
      className="by-hero mb-12 grid gap-6 last:mb-0 lg:grid-cols-12"
      data-index={index}
      data-accent={presentation[slug].accent}
    >
      <div className="lg:col-span-4">
        <h3 className="text-2xl tracking-[-0.02em]">{presentation[slug].name}</h3>
        <p className="mt-2 text-ink-soft">
          Not answered?{" "}
          <Link to="/contact" className="link-line text-ink">
            Write to us
          </Link>
          , or open the{" "}
          <Link to="/user-manual" className="link-line text-ink">
            manual
          </Link>
          .
        </p>
      </div>
      <div className="lg:col-span-8">
        <FaqList items={faq[slug]} group={`faq-${slug}`} />
      </div>
    </div>
  ));
}
