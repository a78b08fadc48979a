import { type ReactNode, useLayoutEffect, useState } from "react";
import { isRouteErrorResponse, type MetaDescriptor, useLocation } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { leaveFailedPage } from "#app/static-html/served-page.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { messages } from "#content/messages.ts";

/** A screen that has nothing to show; the rings never run through its words. */
export function BesideRings({ children }: { children: ReactNode }) {
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-8 py-12 lg:min-h-[70vh] lg:grid-cols-2 lg:py-20">
      <Rings dot={false} className="w-32 text-border-strong lg:order-last lg:w-full lg:max-w-lg lg:justify-self-end" />
      <div>{children}</div>
    </section>
  );
}

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

const errorTitle = "This page can't be shown";

/** Null for another error; else the sentence that the 404 came with, if any. */
function notFoundOf(error: unknown): { message: string | undefined } | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null;
  return { message: typeof error.data === "string" ? error.data : undefined };
}

/** Out of search engines; nothing without an error. */
export function errorMeta({ error }: { error?: unknown }): MetaDescriptor[] {
  if (!error) return [];
  const notFound = notFoundOf(error);
  const title = notFound ? (notFound.message ?? messages.notFound.title) : errorTitle;
  return [{ title: `${title} | InCard` }, { name: "robots", content: "noindex" }];
}

/**
 * For a page whose content can't be had (docs/behavior/routes.md#missing). Where the server hasn't said so, but the page's
 * script or its data failed, the page that was served goes on instead.
 */
export function RouteError({ error }: { error: unknown }): ReactNode {
  const { pathname } = useLocation();
  const notFound = notFoundOf(error);
  const isHydrated = useHydrated();
  // While the page hydrates it is the server's own screen.
  const [shownError, setShownError] = useState<unknown>(isHydrated ? null : error);
  const isFinal = notFound !== null || shownError === error;
  useLayoutEffect(() => {
    if (!isFinal && !leaveFailedPage(error)) setShownError(error);
  }, [isFinal, error]);
  if (!isFinal) return null;
  if (notFound) return <NotFoundScreen message={notFound.message} />;
  return (
    <section className="wrap grid min-h-[60vh] place-items-center py-20 text-center">
      <div>
        <p className="kicker mb-4">Signal lost</p>
        <h1 className="text-title">{errorTitle}</h1>
        <p className="mx-auto mt-4 max-w-md text-ink-soft">{messages.failed.unexpected}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href={pathname} className={buttonClass("primary")}>
            Try again
          </a>
          <ButtonLink to="/" variant="secondary">
            Return to Home
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
