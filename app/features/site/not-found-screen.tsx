import { ButtonLink } from "#app/ui/button.tsx";
import { messages } from "#content/messages.ts";
import { BesideRings } from "./beside-rings.tsx";

/** docs/behavior/routes.md#missing @param message where a page knows what is missing */
export function NotFoundScreen({ message }: { message?: string | undefined }) {
  return (
    <BesideRings>
      <p className="kicker mb-4">Out of range</p>
      <h1 className="text-title">{message ?? messages.notFound.title}</h1>
      <p className="mt-4 max-w-md text-lg text-ink-soft">
        {message ? "It may have been moved or renamed." : messages.notFound.text}
      </p>
      <div className="mt-8 grid gap-3 sm:w-fit sm:grid-cols-2">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/buy-now" variant="secondary">
          See the trackers
        </ButtonLink>
        <ButtonLink to="/user-manual" variant="secondary">
          Open the manual
        </ButtonLink>
        <ButtonLink to="/troubleshooter" variant="secondary">
          Troubleshooter
        </ButtonLink>
      </div>
    </BesideRings>
  );
}

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
