import { hash } from "node:crypto";
import { type CspDirective, thirdParties } from "#content/third-parties.ts";

/** A script or style as a Content-Security-Policy names it: `'sha256-…'`. @param source exactly as the browser reads it */
export const sourceHash = (source: Uint8Array | string): string => `'sha256-${hash("sha256", source, "base64")}'`;

/** Values of the configuration variables of the third parties that are on. */
export type PartyVariables = Readonly<Record<string, string | undefined>>;

function partyHosts(directive: CspDirective, variables: PartyVariables): string[] {
  return thirdParties.flatMap(({ hosts = {}, variable }) => {
    const value = variables[variable];
    return value ? (hosts[directive] ?? []).map((host) => host.replaceAll(`{${variable}}`, value)) : [];
  });
}

export type PolicyOptions = {
  readonly variables: PartyVariables;
  readonly https: boolean;
  readonly styles: readonly string[];
};

/** Of what a page holds inline: {@link sourceHash} of each. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export type PagePolicy = (inline: InlineHashes) => string;

export function contentSecurity({ variables, https, styles: always }: PolicyOptions): PagePolicy {
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
  const fixedStyles = always.map((hash) => `'${hash.replaceAll("'", "")}'`);
  return ({ scripts, styles }) =>
    [
      ...fixedText,
      ["script-src", "'self'", ...scripts, ...scriptHosts].join(" "),
      ["style-src", "'self'", ...styles, ...fixedStyles].join(" "),
    ].join("; ");
}
