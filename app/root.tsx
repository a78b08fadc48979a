import "./zod-without-eval.ts";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useLocation } from "react-router";
import { SessionGate } from "#app/features/account/session-gate.tsx";
import { ConsentGate } from "#app/features/consent/consent-gate.tsx";
import { DemoLine } from "#app/features/site/demo-line.tsx";
import { errorMeta, RouteError } from "#app/features/site/error-screens.tsx";
import { OfflineLine } from "#app/features/site/offline-line.tsx";
import { type RootData, useRootData } from "#app/features/site/root-data.ts";
import { shopFrameData } from "#app/features/site/shop-frame-data.ts";
import { restoreTheme } from "#app/features/site/theme.ts";
import { servicesContext } from "#app/services-context.ts";
import { oneOf } from "#contract/page-query.ts";
import type { Route } from "./+types/root";
import headScript from "./head-script.ts?inline-script";
import { ArrivalContext, useArrivalOfPage } from "./lib/arrival.ts";
import { InlineScript } from "./lib/inline-script.tsx";
import { type PageHandle, usePageFrame } from "./lib/page-handle.ts";
import { samePath } from "./lib/same-path.ts";
import { useHashScroll } from "./lib/scroll-to-hash.ts";
import { useReload } from "./lib/use-reload.ts";
import { DeferredScripts } from "./router-adapter/deferred-scripts.tsx";
import { useReloadAtTarget } from "./router-adapter/use-reload-at-target.ts";
import { ShopFrame } from "./routes/layouts/shop-frame.tsx";
import { useDocumentClicks } from "./static-html/use-document-clicks.ts";
import styles from "./styles/app.css?inline";
import sansUrl from "./styles/fonts/instrument-sans.woff2?url";
import monoUrl from "./styles/fonts/jetbrains-mono.woff2?url";
import { styleSheetId } from "./styles/style-sheet-id.ts";
import { PartBoundary } from "./ui/lazy-part.tsx";
import { ToastArea } from "./ui/toast.tsx";

/** The newsletter form in the footer of every page comes back with it. */
export const handle = { query: { subscribed: oneOf("1") } } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { config, products, texts } = context.get(servicesContext);
  return { config, frame: shopFrameData(await products(), texts(), config) };
}

export const shouldRevalidate = samePath;

// Read by the browser from the document, so its script needn't hold it. The mono face stands on every first screen: found only
// in the style sheet, it would be fetched before everything else.
const documentLinks = import.meta.env.SSR ? (
  <>
    {[sansUrl, monoUrl].map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
    <meta name="mobile-web-app-capable" content="yes" />
    <meta name="apple-mobile-web-app-title" content="InCard" />
  </>
) : null;

// The style sheet is inlined in the document, and isn't repeated in the script. The server puts it in afterwards
// (server/pages/finish-document.ts). The browser reads it back from there, because rendering an error screen re-creates the head.
let inlineStyles = "";
if (!import.meta.env.SSR) {
  inlineStyles = import.meta.env.DEV ? styles : (document.getElementById(styleSheetId)?.textContent ?? "");
}

/** The page that is loaded by itself where no script runs: a loader says which, and when (`reload`). */
function ReloadWithoutScript() {
  const reload = useReload();
  if (reload === null) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={reload} />
    </noscript>
  );
}

/** Around every screen, also around errors. */
export function Layout({ children }: { children: ReactNode }) {
  const { ground } = usePageFrame();
  return (
    // Its ground is also seen beside a dialog, where the scrollbar was.
    <html lang="en" data-ground={ground} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript code={headScript} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own built style sheet */}
        <style id={styleSheetId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineStyles }} />
        {documentLinks}
        <meta name="color-scheme" content="light dark" />
        {import.meta.env.SSR ? <ReloadWithoutScript /> : null}
        <Meta />
        <Links />
      </head>
      <body>
        <AppLayout>{children}</AppLayout>
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

/** After a client-side navigation keyboard and screen reader start at the page's main part. */
function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash === "") document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Says how the visitor came, to all that may scroll. */
function AppLayout({ children }: { children: ReactNode }) {
  return (
    <ArrivalContext value={useArrivalOfPage()}>
      <AppFrame>{children}</AppFrame>
    </ArrivalContext>
  );
}

/** What is around every frame. Its effects run before those of `<ScrollRestoration>`, so an anchor's smooth way isn't cut short. */
function AppFrame({ children }: { children: ReactNode }) {
  const config = useRootData()?.config;
  const { accent } = usePageFrame();
  useHashScroll();
  useDocumentClicks();
  useRouteFocus();
  useReloadAtTarget();
  useLayoutEffect(restoreTheme, []);
  useEffect(() => {
    // Not needed for the first paint, and the page works without it.
    import("./lib/keep-focus.ts").then(
      ({ keepFocus }) => keepFocus(),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return (
    <div data-accent={accent} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded-full bg-ink px-5 py-3 text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <DemoLine demoStore={config?.demoStore} />
      <PartBoundary>
        <ConsentGate analyticsId={config?.analyticsId ?? null} />
      </PartBoundary>
      <PartBoundary>
        <OfflineLine />
      </PartBoundary>
      {children}
      <PartBoundary>
        <SessionGate />
      </PartBoundary>
      <ToastArea />
    </div>
  );
}

/** Every page has its own. */
export const meta: Route.MetaFunction = errorMeta;

export default function App() {
  return <Outlet />;
}

/** Errors outside the shop's pages, and of the frame itself: in the shop's frame too. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <RouteError error={error} />
    </ShopFrame>
  );
}
