import { type ReactNode, useEffect, useLayoutEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { Assistant } from "#app/features/assistant/assistant.tsx";
import { ConsentGate } from "#app/features/consent/consent-gate.tsx";
import { ConsentSwitch } from "#app/features/consent/consent-switch.tsx";
import { usePageViews } from "#app/features/consent/use-page-views.ts";
import { Footer } from "#app/features/footer/footer.tsx";
import { footerParts } from "#app/features/footer/footer-parts.tsx";
import { Header } from "#app/features/header/header.tsx";
import { heroScript } from "#app/features/hero/hero-script.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { DemoLine } from "#app/features/notices/demo-line.tsx";
import { ErrorScreen, errorTitle } from "#app/features/notices/error-screen.tsx";
import { NotFoundScreen } from "#app/features/notices/not-found-screen.tsx";
import { OfflineLine } from "#app/features/notices/offline-line.tsx";
import { useOfflineStart } from "#app/features/offline/use-offline-start.ts";
import { SearchButton } from "#app/features/search/search-button.tsx";
import { SessionGate } from "#app/features/session/session-gate.tsx";
import { restoreTheme, themeScript } from "#app/features/theme/theme.ts";
import { ThemeSwitch } from "#app/features/theme/theme-switch.tsx";
import { DeferredScripts } from "#app/lib/deferred-scripts.tsx";
import { type PageHandle, pageHandleOf, pageLookOf } from "#app/lib/page-handle.ts";
import { useHashScroll } from "#app/lib/scroll-to-hash.ts";
import { useRouteFocus } from "#app/lib/use-route-focus.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { useStaticHtmlClicks } from "#app/static-html/use-static-html-clicks.ts";
import { ToastArea } from "#app/ui/toast.tsx";
import { messages } from "#content/messages.ts";
import { oneOf } from "#contract/page-query.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/root";
import styles from "./styles/app.css?inline";
import sansUrl from "./styles/fonts/instrument-sans.woff2?url";

/** The newsletter form in the footer of every page comes back with it. */
export const handle = { query: { subscribed: oneOf("1", "invalid", "failed") } } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(services);
  return {
    config,
    year: new Date().getUTCFullYear(),
    footer: provideStaticHtml(staticHtml, footerParts(config)),
  };
}

/** Configuration doesn't change while a page is open. */
export function shouldRevalidate(): boolean {
  return false;
}

const stylesId = "app-styles";
// The style stands in the document; sending its text in the script as well would double it. It is read back from there,
// because going to an error screen, and away from it, makes the head anew.
const inlineStyles =
  import.meta.env.SSR || import.meta.env.DEV ? styles : (document.getElementById(stylesId)?.textContent ?? "");

/** The document around every screen, also around errors. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of our own */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `${themeScript}${heroScript}` }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own built style sheet */}
        <style id={stylesId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineStyles }} />
        <link rel="preload" href={sansUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content="InCard" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame config={data?.config ?? null} year={data?.year ?? new Date().getUTCFullYear()} footer={data?.footer}>
          {children}
        </Frame>
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

type RootData = Route.ComponentProps["loaderData"];
type FrameProps = {
  config: RootData["config"] | null;
  year: number;
  footer: RootData["footer"] | undefined;
  children: ReactNode;
};

function Frame({ config, year, footer, children }: FrameProps) {
  const frame: PageHandle = Object.assign(
    {},
    ...useMatches().flatMap((match) => [pageHandleOf(match.handle), pageLookOf(match.loaderData)]),
  );
  useHashScroll();
  useStaticHtmlClicks();
  useRouteFocus("main");
  useLayoutEffect(restoreTheme, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
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
      {config?.demoStore ? <DemoLine /> : null}
      <OfflineLine />
      {frame.bare ? null : <Header search={<SearchButton />} />}
      <main id="main" tabIndex={-1} className={frame.bare ? "flex flex-1 flex-col" : "flex-1"}>
        {children}
      </main>
      {frame.bare ? null : (
        <Footer
          newsletter={<NewsletterForm />}
          year={year}
          parts={footer}
          extras={
            <div className="flex flex-wrap items-center gap-2">
              {config?.analyticsId ? <ConsentSwitch /> : null}
              <ThemeSwitch />
            </div>
          }
        />
      )}
      <ConsentGate analyticsId={config?.analyticsId ?? null} />
      {frame.staff || frame.bare ? null : <Assistant />}
      <SessionGate />
      <ToastArea />
    </div>
  );
}

/** The title of what is shown where a page can't be. Every page says its own. */
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

/** What is shown where a page can't be: 404 as specified (storefront §2), anything else with a way on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundScreen message={typeof error.data === "string" ? error.data : undefined} />;
  }
  return <ErrorScreen pathname={pathname} />;
}
