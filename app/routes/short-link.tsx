import { data, redirect } from "react-router";
import { BesideRings } from "#app/features/site/error-screens.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { meta as pages } from "#content/meta.ts";
import { findShortLink } from "#content/short-links.ts";
import type { Route } from "./+types/short-link";

/** Known codes are redirected before the pages (server/api/short-link.ts); this handles unknown ones. */
export function loader({ context, params }: Route.LoaderArgs) {
  const found = findShortLink(params.code);
  if (found) throw redirect(found.target, 302);
  return data(pageData(context, { ...pages["/go/:code"], path: "/" }), { status: 404 });
}

export const meta = pageHead;

/** Probably mistyped from a package. */
export default function Go({ params }: Route.ComponentProps) {
  // All such codes share one document: the typed one shows after hydration.
  const hydrated = useHydrated();
  return (
    <BesideRings>
      <p className="kicker mb-4">Out of range</p>
      <h1 className="text-title">This short link leads nowhere</h1>
      <p className="mt-4 max-w-md text-lg text-ink-soft">
        Nothing belongs to{" "}
        <span className={hydrated ? "figure-mono break-all" : undefined}>
          {hydrated ? params.code : "what you typed"}
        </span>
        . Compare it with what is printed: it is easy to mistype. Or go on from here.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/coach">Step-by-step guides</ButtonLink>
        <ButtonLink to="/user-manual" variant="secondary">
          Open the manual
        </ButtonLink>
        <ButtonLink to="/support/disable" variant="secondary">
          A tracker is moving with me
        </ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Write to us
        </ButtonLink>
      </div>
    </BesideRings>
  );
}
