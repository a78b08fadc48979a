import { currentConsent } from "./consent.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let loadedId: string | null = null;

function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // The analytics script reads the arguments object itself, not an array.
  // biome-ignore lint/complexity/noArguments: what the third party expects
  window.dataLayer.push(arguments);
}

/**
 * Reports a page view to the configured analytics (storefront §2: tracked on each route change).
 * Does nothing without an id or without consent; the script is fetched with the first view that may be reported.
 * @param id the configured id, or null
 * @param path path and query of the page
 */
export function trackPageView(id: string | null, path: string): void {
  if (!id || currentConsent() !== "granted") return;
  if (loadedId !== id) {
    loadedId = id;
    const script = document.createElement("script");
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    script.async = true;
    script.onerror = () => console.info("Analytics could not be loaded.");
    document.head.append(script);
    gtag("js", new Date());
    gtag("config", id, { send_page_view: false, anonymize_ip: true });
  }
  gtag("event", "page_view", { page_path: path, page_title: document.title });
}
