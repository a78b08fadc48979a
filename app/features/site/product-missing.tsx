import { ButtonLink } from "#app/ui/button.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { messages } from "#content/messages.ts";

/** Shown in place of Carbon Finder when the catalog lacks it (docs/behavior/carbon-finder.md#missing-product). */
export function ProductMissing() {
  return (
    <section className="wrap relative grid min-h-[60vh] place-items-center overflow-clip py-20 text-center">
      <Rings dot={false} className="absolute top-1/2 left-1/2 w-[42rem] max-w-none -translate-1/2 text-border" />
      <div className="relative">
        <h1 className="text-title">{messages.products.notFoundTitle}</h1>
        <p className="mt-4 text-ink-soft">{messages.products.carbonNotFound}</p>
        <ButtonLink to="/buy-now" className="mt-8">
          See the trackers
        </ButtonLink>
      </div>
    </section>
  );
}
