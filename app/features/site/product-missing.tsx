import { ButtonLink } from "#app/ui/button.tsx";
import { messages } from "#content/messages.ts";
import { BesideRings } from "./beside-rings.tsx";

/** docs/behavior/carbon-finder.md#missing-product */
export function ProductMissing() {
  return (
    <BesideRings>
      <h1 className="text-title">{messages.products.notFoundTitle}</h1>
      <p className="mt-4 text-ink-soft">{messages.products.carbonNotFound}</p>
      <ButtonLink to="/buy-now" className="mt-8">
        See the trackers
      </ButtonLink>
    </BesideRings>
  );
}
