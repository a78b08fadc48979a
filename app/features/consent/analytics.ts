import { currentConsent } from "#app/lib/consent.ts";
import { parseUrl } from "#contract/parse-url.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** The analytics script checks this opt-out flag before it sends. */
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

let loadedId: string | null = null;

function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // The analytics script reads the arguments object itself, not an array.
  // biome-ignore lint/complexity/noArguments: what the third party expects
  window.dataLayer.push(arguments);
}

/** Switches everything off that serves advertising. */
function load(id: string): void {
  loadedId = id;
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.onerror = () => console.info("Analytics could not be loaded.");
  document.head.append(script);
  gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
}

/**
 * Reports a page view (docs/behavior/third-parties.md#page-views). The script is fetched with the first view that may
 * be reported.
 * @param path never with its query, which may hold what somebody typed
 */
export function trackPageView(id: string | null, path: string): void {
  if (!id) return;
  const granted = currentConsent() === "granted";
  if (granted || loadedId === id) window[`ga-disable-${id}`] = !granted;
  if (!granted) return;
  if (loadedId !== id) load(id);
  gtag("event", "page_view", {
    page_location: location.origin + path,
    page_path: path,
    // Without the page.
    page_referrer: parseUrl(document.referrer)?.origin ?? "",
    // Not the document's title, which contains the query on the search page.
    page_title: path,
  });
}
