import type { ReactNode } from "react";
import { DeviceDiagram } from "#app/features/support/diagrams/device-diagram.tsx";
import { SpecList } from "#app/ui/spec-list.tsx";
import type { Figures } from "#content/catalog/disagreeing-figures.ts";
import { type DeviceMeasures, measuresOf } from "#content/diagrams/device-text.ts";
import { devices } from "#content/diagrams/devices.ts";
import type { SpecGroup } from "#content/products/specifications.ts";
import type { ProductSlug } from "#content/products.ts";

type SpecificationsProps = { slug: ProductSlug; groups: readonly SpecGroup[]; figures: Figures; children?: ReactNode };

/** The measures of a product's device as its own page gives them. */
function measuresNow(slug: ProductSlug, figures: Figures): DeviceMeasures | undefined {
  const measures = measuresOf(devices[slug]);
  if (slug === "incard-finder" && measures) return { ...measures, ...figures["incard-size"]["product page"] };
  if (slug === "carbon-finder" && measures)
    return { ...measures, thicknessMm: figures["carbon-thickness"]["product page"] };
  return measures;
}

/** Two columns of about the same height where there is room. */
export function Specifications({ slug, groups, figures, children }: SpecificationsProps) {
  return (
    <>
      <h2 className="mb-8 text-3xl tracking-[-0.02em]">Specifications</h2>
      <div className="mb-12 [&_figcaption]:max-w-xl [&_svg]:w-full [&_svg]:max-w-2xl">
        <DeviceDiagram
          device={devices[slug]}
          title={`${devices[slug].name} and its measures`}
          measures={measuresNow(slug, figures)}
        />
      </div>
      <div className="-mb-10 gap-14 lg:columns-2">
        {groups.map((group) => (
          <div key={group.title} className="break-inside-avoid pb-10">
            <h3 className="border-b border-border-strong pb-3 text-xl">{group.title}</h3>
            <SpecList rows={group.rows} />
          </div>
        ))}
      </div>
      {children}
    </>
  );
}
