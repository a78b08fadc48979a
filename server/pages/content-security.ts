import { type CspDirective, thirdParties } from "#content/third-parties.ts";
import type { InlineHashes } from "./finish-document.ts";

/** Values of the configuration variables that turn third parties on; absent ones are off unless on by default. */
export type PartyVariables = Readonly<Record<string, string | undefined>>;

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

/** A document's Content-Security-Policy. It allows what is named, and nothing else that stands inline. */
export type PagePolicy = (inline: InlineHashes) => string;

/** The function from what a document holds inline to its Content-Security-Policy. */
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
  return ({ scripts, styles }) =>
    [
      ...fixedText,
      ["script-src", "'self'", ...scripts, ...scriptHosts].join(" "),
      ["style-src", "'self'", ...styles, ...widget].join(" "),
    ].join("; ");
}
