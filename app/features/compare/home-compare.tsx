import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { homeComparison } from "#content/catalogue/comparison.ts";
import { CompareTable } from "./compare-table.tsx";

/** The comparison against two competitors (storefront §2, Home; rulings, Catalogue). */
export function HomeCompare() {
  return (
    <Section
      id="compare"
      kicker="Comparison"
      title="Beside two you may know"
      lead="A check marks who comes off best in a row. Where it is a matter of taste, nobody does."
      className="border-y border-rule bg-wash [&_td:nth-child(2)]:bg-paper"
    >
      <CompareTable
        caption="InCard Finder compared with two other trackers"
        columns={homeComparison.columns}
        rows={homeComparison.rows}
      />
      <p className="mt-6 max-w-3xl text-sm text-ink-soft">{homeComparison.note}</p>
      <ButtonLink to="/product-comparison" variant="secondary" className="mt-6">
        Compare our four trackers
      </ButtonLink>
    </Section>
  );
}
