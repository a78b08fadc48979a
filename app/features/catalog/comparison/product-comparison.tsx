import { Link } from "react-router";
import { comparedProducts, productComparison } from "#content/catalog/comparison.ts";
import { compatibilityText } from "#content/compatibility/texts.ts";
import { CompareTable } from "./compare-table.tsx";
import { ComparedProducts } from "./compared-products.tsx";
import { DecisionGuide, GuidanceCards } from "./guidance.tsx";

/** The comparison page's content, which never changes: for static HTML. */
export function ProductComparison() {
  return (
    <div className="wrap py-10 lg:py-16">
      <header className="mb-10 max-w-3xl">
        <p className="kicker mb-3">Comparison</p>
        <h1 className="text-title">Four trackers, side by side</h1>
        <p className="mt-4 text-lg text-ink-soft">
          Two cards and two tags. A check marks the best in each row. Matters of taste get none.
        </p>
        <p className="mt-2">
          <Link to="/compatibility" className="link-line inline-flex min-h-11 items-center">
            {compatibilityText.title}
          </Link>
        </p>
      </header>
      <ComparedProducts />
      <section aria-labelledby="table-title" className="mt-16 lg:mt-24">
        <h2 id="table-title" className="mb-8 text-3xl tracking-[-0.02em]">
          The figures
        </h2>
        <CompareTable
          caption="InCard Finder, Tagigo, Tagigo G and Carbon Finder compared"
          columns={comparedProducts.map(({ name }) => name)}
          rows={productComparison}
        />
      </section>
      <section aria-labelledby="decide-title" className="mt-16 grid gap-8 lg:mt-24 lg:grid-cols-12">
        <h2 id="decide-title" className="text-3xl tracking-[-0.02em] lg:col-span-4">
          Quick decision guide
        </h2>
        <div className="lg:col-span-8">
          <DecisionGuide />
        </div>
      </section>
      <section aria-labelledby="guidance-title" className="mt-16 lg:mt-24">
        <h2 id="guidance-title" className="mb-8 text-3xl tracking-[-0.02em]">
          Which one is for you
        </h2>
        <GuidanceCards />
      </section>
    </div>
  );
}
