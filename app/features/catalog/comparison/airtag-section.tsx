import { TitledSection } from "#app/ui/titled-section.tsx";
import { airTagComparisonOf, airTagTitle } from "#content/catalog/airtag-comparison.ts";
import type { Offers } from "#content/catalog/offers.ts";
import type { ProductSlug } from "#content/products.ts";
import { CompareTable } from "./compare-table.tsx";

type AirTagSectionProps = { offers: Offers; slugs: readonly ProductSlug[]; className?: string };

/** Products of ours beside Apple's AirTag, with what each does better (docs/behavior/comparison.md#airtag). */
export function AirTagSection({ offers, slugs, className }: AirTagSectionProps) {
  const { note, ...table } = airTagComparisonOf(offers, slugs);
  return (
    <TitledSection id="airtag" title={airTagTitle(slugs)} titleClass="mb-8 text-3xl" className={className}>
      <CompareTable {...table} />
      <p className="mt-6 max-w-3xl text-sm text-ink-soft">{note}</p>
    </TitledSection>
  );
}
