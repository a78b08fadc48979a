import { LineLink } from "#app/ui/line-link.tsx";
import { comparedProductsOf, guidanceCardsOf, productComparisonOf } from "#content/catalog/comparison.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { compatibilityText } from "#content/compatibility/texts.ts";
import { CompareTable } from "./compare-table.tsx";
import { ComparedProducts } from "./compared-products.tsx";
import { DecisionGuide, GuidanceCards } from "./guidance.tsx";

/** For static HTML. */
export function ProductComparison({ offers }: { offers: Offers }) {
  const products = comparedProductsOf(offers);
  return (
    <div className="wrap py-10 lg:py-16">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <header className="lg:col-span-5">
          <p className="kicker mb-3">Comparison</p>
          <h1 className="text-title">Four trackers, side by side</h1>
          <p className="mt-4 text-lg text-ink-soft">
            Two cards and two tags. A check marks the best in each row. Matters of taste get none.
          </p>
          <p className="mt-2">
            <LineLink to="/compatibility">{compatibilityText.title}</LineLink>
          </p>
        </header>
        <section aria-labelledby="decide-title" className="lg:col-span-7">
          <p className="kicker mb-3">Quick decision guide</p>
          <h2 id="decide-title" className="mb-4 text-2xl tracking-[-0.02em]">
            Which one is for you
          </h2>
          <DecisionGuide />
        </section>
      </div>
      <div className="mt-12 lg:mt-20">
        <ComparedProducts products={products} />
      </div>
      <section aria-labelledby="table-title" className="mt-16 lg:mt-24">
        <h2 id="table-title" className="mb-8 text-3xl tracking-[-0.02em]">
          The figures
        </h2>
        <CompareTable
          caption="InCard Finder, Tagigo, Tagigo G and Carbon Finder compared"
          columns={products.map(({ name }) => name)}
          rows={productComparisonOf(offers)}
        />
      </section>
      <section aria-labelledby="guidance-title" className="mt-16 lg:mt-24">
        <h2 id="guidance-title" className="mb-8 text-3xl tracking-[-0.02em]">
          Who each one suits, and who it doesn't
        </h2>
        <GuidanceCards cards={guidanceCardsOf(offers)} />
      </section>
    </div>
  );
}
