import { hash } from "node:crypto";
import { type CspDirective, thirdParties } from "#content/third-parties.ts";
import { commonHeaders, type HeaderSettings } from "#server/middleware/api-headers.ts";

const refused =
  "accelerometer camera geolocation gyroscope magnetometer microphone midi payment usb browsing-topics".split(" ");

/** Gives the headers of every page besides its Content-Security-Policy. */
export function pageHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    ...commonHeaders(settings),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": refused.map((name) => `${name}=()`).join(", "),
  };
}

/**
 * Headers of pages that are the same for everybody. Browsers revalidate each time and mostly get 304; a CDN may send it
 * for some seconds, and never a price that was.
 */
export const sharedPage = {
  "Cache-Control": "public, max-age=0, must-revalidate",
  "CDN-Cache-Control": "public, max-age=5",
};

/** Headers of screens of one visitor or of staff, and of errors. */
export const privatePage = { "Cache-Control": "no-store" };

/**
 * Names a script or style as a Content-Security-Policy does: `'sha256-…'`.
 * @param source exactly as the browser reads it
 */
export const sourceHash = (source: Uint8Array | string): string => `'sha256-${hash("sha256", source, "base64")}'`;

/** What a Content-Security-Policy depends on besides the page. */
export type PolicyOptions = {
  /** Values of the configuration variables of the third parties that are on. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly https: boolean;
  /** Hashes of styles that may stand in any page, such as `sha256-...`. */
  readonly styles: readonly string[];
};

/** What a page holds inline: the {@link sourceHash} of each script and style. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Gives a document's Content-Security-Policy from what it holds inline. */
export type PagePolicy = (inline: InlineHashes) => string;

/**
 * Makes the Content-Security-Policies of documents. They allow the hosts of the third parties that are switched on
 * (content/third-parties.ts) and what is named, and nothing else that stands inline.
 */
export function contentSecurity({ variables, https, styles: always }: PolicyOptions): PagePolicy {
  const hostsFor = (directive: CspDirective): string[] =>
    thirdParties.flatMap(({ hosts = {}, variable }) => {
      const value = variables[variable];
      return value ? (hosts[directive] ?? []).map((host) => host.replaceAll(`{${variable}}`, value)) : [];
    });
  const frames = hostsFor("frame-src");
  const store = variables.SHOPIFY_STORE_DOMAIN;
  const fixed = {
    "default-src": ["'none'"],
    "img-src": ["'self'", "data:", ...hostsFor("img-src")],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...hostsFor("connect-src")],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "form-action": ["'self'", ...(store ? [`https://${store}`] : [])],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    ...(https ? { "upgrade-insecure-requests": [] } : {}),
  };
  const fixedText = Object.entries(fixed).map(([name, values]) => [name, ...values].join(" "));
  const scriptHosts = hostsFor("script-src");
  const fixedStyles = always.map((hash) => `'${hash.replaceAll("'", "")}'`);
  return ({ scripts, styles }) =>
    [
      ...fixedText,
      ["script-src", "'self'", ...scripts, ...scriptHosts].join(" "),
      ["style-src", "'self'", ...styles, ...fixedStyles].join(" "),
    ].join("; ");
}
