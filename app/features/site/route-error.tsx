import { isRouteErrorResponse, type MetaDescriptor, useLocation } from "react-router";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { messages } from "#content/messages.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";

const errorTitle = "This page can't be shown";

/** Null for another error; else the sentence that the 404 came with, if any. */
function notFoundOf(error: unknown): { message: string | undefined } | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null;
  return { message: typeof error.data === "string" ? error.data : undefined };
}

/** Out of search engines; nothing without an error. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  if (!error) return [];
  const notFound = notFoundOf(error);
  const title = notFound ? (notFound.message ?? messages.notFound.title) : errorTitle;
  return [{ title: `${title} | InCard` }, { name: "robots", content: "noindex" }];
}

/** docs/behavior/routes.md#missing */
export function RouteError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const notFound = notFoundOf(error);
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
