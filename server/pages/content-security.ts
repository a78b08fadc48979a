import { createHash } from "node:crypto";
import { type CspDirective, thirdParties } from "#content/third-parties.ts";

/** Values of the configuration variables that turn third parties on; absent ones are off unless on by default. */
export type PartyVariables = Readonly<Record<string, string | undefined>>;

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const styleAttributes = /\sstyle="([^"]*)"/gi;
/** Kinds of script element that the browser runs; others are data. */
const runs = /\btype="?(module|text\/javascript|application\/javascript|importmap|speculationrules)\b/i;

/** What an attribute says, as the renderer wrote it into HTML. */
export const decodeAttribute = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const unique = (texts: Iterable<string>): string[] => [...new Set(texts)];

/** Hashes of a document's inline scripts and styles; the policy allows only these. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[]; attributes: string[] } {
  const inline = [...html.matchAll(scripts)].filter(([, attributes = ""]) => {
    return !/\bsrc=/i.test(attributes) && (!/\btype=/i.test(attributes) || runs.test(attributes));
  });
  const withoutScripts = html.replaceAll(scripts, "");
  return {
    scripts: unique(inline.map(([, , text = ""]) => sha256(text))),
    styles: unique([...withoutScripts.matchAll(styles)].map(([, text = ""]) => sha256(text))),
    attributes: unique(
      [...withoutScripts.matchAll(styleAttributes)].map(([, text = ""]) => sha256(decodeAttribute(text))),
    ),
  };
}

/** The hosts that a directive may name: those of the third parties that are switched on (content/third-parties.ts). */
function partyHosts(directive: CspDirective, variables: PartyVariables): string[] {
  return thirdParties.flatMap(({ hosts, onByDefault, variable }) => {
    const value = variables[variable];
    const on = onByDefault ? value !== "off" : Boolean(value);
    if (!on) return [];
    return (hosts[directive] ?? []).map((host) => host.replaceAll(`{${variable}}`, value ?? ""));
  });
}

export type PolicyOptions = {
  readonly variables: PartyVariables;
  readonly https: boolean;
  /** Hashes of the styles that the buy button writes into its frames, such as `sha256-...`. */
  readonly widgetStyles: readonly string[];
};

/**
 * A document's Content-Security-Policy.
 * @param laterStyles what its own script puts into a style element once it runs
 */
export type PagePolicy = (html: string, laterStyles?: readonly string[]) => string;

/**
 * The function from a document to its Content-Security-Policy. By hash, not by nonce: cached bytes are sent to many
 * visitors, and a 304 must not change the policy of a stored page.
 */
export function contentSecurity({ variables, https, widgetStyles }: PolicyOptions): PagePolicy {
  const frames = partyHosts("frame-src", variables);
  const store = variables.SHOPIFY_STORE_DOMAIN;
  const fixed = {
    "default-src": ["'none'"],
    "img-src": ["'self'", "data:", ...partyHosts("img-src", variables)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...partyHosts("connect-src", variables)],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "form-action": ["'self'", ...(store ? [`https://${store}`] : [])],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    ...(https ? { "upgrade-insecure-requests": [] } : {}),
  };
  const fixedText = Object.entries(fixed).map(([name, values]) => [name, ...values].join(" "));
  const scriptHosts = partyHosts("script-src", variables);
  const widget = widgetStyles.map((hash) => `'${hash.replaceAll("'", "")}'`);
  return (html, laterStyles = []) => {
    const found = inlineHashes(html);
    return [
      ...fixedText,
      ["script-src", "'self'", ...found.scripts, ...scriptHosts].join(" "),
      ["style-src", "'self'", ...unique([...found.styles, ...laterStyles.map(sha256)]), ...widget].join(" "),
      ...(found.attributes.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...found.attributes].join(" ")] : []),
    ].join("; ");
  };
}
