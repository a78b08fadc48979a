import { lazy, type ReactNode, useEffect, useLayoutEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { SessionGate } from "#app/features/account/session-gate.tsx";
import { Assistant } from "#app/features/assistant/assistant.tsx";
import { CartButton } from "#app/features/cart/cart-button.tsx";
import { cartScript } from "#app/features/cart/cart-script.ts";
import { ConsentGate } from "#app/features/consent/consent-gate.tsx";
import { ConsentSwitch } from "#app/features/consent/consent-switch.tsx";
import { usePageViews } from "#app/features/consent/use-page-views.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { SearchButton } from "#app/features/search/search-button.tsx";
import { announcementHtml } from "#app/features/site/announcement-html.tsx";
import { demoLineHtml } from "#app/features/site/demo-line-html.tsx";
import { ErrorScreen, errorTitle } from "#app/features/site/error-screen.tsx";
import { Footer } from "#app/features/site/footer.tsx";
import { footerHtml } from "#app/features/site/footer-html.tsx";
import { Header } from "#app/features/site/header.tsx";
import { menuHtml } from "#app/features/site/menu-html.tsx";
import { NotFoundScreen } from "#app/features/site/not-found-screen.tsx";
import { OfflineLine } from "#app/features/site/offline-line.tsx";
import { restoreTheme, themeScript } from "#app/features/site/theme.ts";
import { ThemeSwitch } from "#app/features/site/theme-switch.tsx";
import { useFetchedPictures } from "#app/features/site/use-fetched-pictures.ts";
import { useOfflineStart } from "#app/features/site/use-offline-start.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { messages } from "#content/messages.ts";
import { oneOf } from "#contract/page-query.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/root";
import { DeferredScripts } from "./lib/deferred-scripts.tsx";
import { InlineScript } from "./lib/inline-script.tsx";
import { type PageHandle, pageHandleOf, pageLookOf } from "./lib/page-handle.ts";
import { useHashScroll } from "./lib/scroll-to-hash.ts";
import { useRouteFocus } from "./lib/use-route-focus.ts";
import { provideStaticHtml } from "./static-html/provide-static-html.ts";
import { StaticHtml } from "./static-html/static-html.tsx";
import { useStaticHtmlClicks } from "./static-html/use-static-html-clicks.ts";
import styles from "./styles/app.css?inline";
import sansUrl from "./styles/fonts/instrument-sans.woff2?url";
import monoUrl from "./styles/fonts/jetbrains-mono.woff2?url";
import { styleSheetId } from "./styles/style-sheet-id.ts";
import { loadingScript } from "./ui/loading-script.ts";
import { ToastArea } from "./ui/toast.tsx";

/** The newsletter form in the footer of every page comes back with it. */
export const handle = { query: { subscribed: oneOf("1", "invalid", "failed") } } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { config, products, staticHtml, texts } = context.get(servicesContext);
  const catalog = await products();
  return {
    config,
    parts: provideStaticHtml(staticHtml, {
      ...demoLineHtml(config.demoStore),
      ...announcementHtml(texts().announcement),
      ...menuHtml(catalog),
      ...footerHtml(config.sellsInEu, offersOf(catalog, config.priorPriceRule)),
    }),
  };
}

const Chat = lazy(() => import("./chat-with-search.tsx"));

/** Configuration doesn't change while a page is open. */
export function shouldRevalidate(): boolean {
  return false;
}

// Runs before the first paint, so that the browser's script needn't hold it; there the document has it already.
const headScript = import.meta.env.SSR ? `${loadingScript}${themeScript}${cartScript}` : "";

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
const inlineStyles = import.meta.env.SSR
  ? ""
  : import.meta.env.DEV
    ? styles
    : (document.getElementById(styleSheetId)?.textContent ?? "");

/** The document around every screen, also around errors. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript code={headScript} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own built style sheet */}
        <style id={styleSheetId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineStyles }} />
        {documentLinks}
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <AppLayout config={data?.config ?? null} parts={data?.parts}>
          {children}
        </AppLayout>
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

type RootData = Route.ComponentProps["loaderData"];
type AppLayoutProps = {
  config: RootData["config"] | null;
  parts: RootData["parts"] | undefined;
  children: ReactNode;
};

function AppLayout({ config, parts, children }: AppLayoutProps) {
  const frame: PageHandle = Object.assign(
    {},
    ...useMatches().flatMap((match) => [pageHandleOf(match.handle), pageLookOf(match.loaderData)]),
  );
  const ownFrame = frame.staff || frame.fullScreen;
  const failed = Boolean(useRouteError());
  useHashScroll();
  useStaticHtmlClicks();
  useRouteFocus("main");
  useLayoutEffect(restoreTheme, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  useFetchedPictures();
  useOfflineStart(frame.staff !== true);
  usePageViews(config?.analyticsId ?? null);
  return (
    <div data-accent={frame.accent} data-ground={frame.ground} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded-full bg-ink px-5 py-3 text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <StaticHtml id="demo-line" html={parts?.["demo-line"]} />
      <OfflineLine />
      {ownFrame ? null : (
        <Header
          search={<SearchButton />}
          cart={config ? <CartButton storefront={config.storefront} /> : null}
          parts={parts}
        />
      )}
      {frame.staff && !failed ? (
        children
      ) : (
        <main id="main" tabIndex={-1} className={frame.fullScreen ? "flex flex-1 flex-col" : "flex-1"}>
          {children}
        </main>
      )}
      {ownFrame ? null : (
        <Footer
          newsletter={<NewsletterForm />}
          parts={parts}
          extras={
            <div className="flex flex-wrap items-center gap-2">
              {config?.analyticsId ? <ConsentSwitch /> : null}
              <ThemeSwitch />
            </div>
          }
        />
      )}
      <ConsentGate analyticsId={config?.analyticsId ?? null} />
      {ownFrame || frame.noChat ? null : <Assistant chat={Chat} />}
      <SessionGate />
      <ToastArea />
    </div>
  );
}

/** The title of the error screen. Every page has its own. */
export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ title: `${problemOf(error)} | InCard` }, { name: "robots", content: "noindex" }] : [];

function problemOf(error: unknown): string {
  if (!isRouteErrorResponse(error) || error.status !== 404) return errorTitle;
  return typeof error.data === "string" ? error.data : messages.notFound.title;
}

/** Every page. */
export default function App() {
  return <Outlet />;
}

/** The error boundary: 404 as specified (docs/behavior/routes.md#missing), or a general error screen. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundScreen message={typeof error.data === "string" ? error.data : undefined} />;
  }
  return <ErrorScreen pathname={pathname} />;
}
