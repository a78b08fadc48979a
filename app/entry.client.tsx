import { type ErrorInfo, StrictMode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tellPageFailed } from "./lib/page-failure.ts";
import { keepServedPage, leaveFailedPage } from "./static-html/served-page.ts";
import { PartBoundary } from "./ui/lazy-part.tsx";

let root: Root | undefined;

keepServedPage(() => root?.unmount());

/** Whatever is thrown while a component renders or in its effects, and by which boundary it was caught. */
function onError(error: unknown, { errorBoundary }: ErrorInfo & { errorBoundary?: unknown }): void {
  console.error(error);
  if (errorBoundary instanceof PartBoundary) tellPageFailed(error);
  else leaveFailedPage(error);
}

startTransition(() => {
  root = hydrateRoot(
    document,
    <StrictMode>
      {/* What it would write to the console is written above. */}
      <HydratedRouter onError={() => undefined} />
    </StrictMode>,
    { onCaughtError: onError, onUncaughtError: onError },
  );
});
