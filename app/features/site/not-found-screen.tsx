import { ButtonLink } from "#app/ui/button.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { messages } from "#content/messages.ts";

/**
 * The 404 screen (docs/behavior/routes.md#missing): empty rings and links.
 * @param message another sentence where a page knows what is missing, such as 'Product not found'
 */
export function NotFoundScreen({ message }: { message?: string | undefined }) {
  return (
    <section className="wrap relative grid min-h-[70vh] place-items-center overflow-clip py-20 text-center">
      <Rings dot={false} className="absolute top-1/2 left-1/2 w-[42rem] max-w-none -translate-1/2 text-border" />
      <div className="relative">
        <p className="kicker mb-4">Out of range</p>
        <h1 className="text-title">{message ?? messages.notFound.title}</h1>
        <p className="mx-auto mt-4 max-w-md text-ink-soft">
          {message ? "It may have been moved or renamed." : messages.notFound.text}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
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
      </div>
    </section>
  );
}
