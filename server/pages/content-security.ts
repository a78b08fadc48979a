import { type CspDirective, thirdParties } from "#content/third-parties.ts";
import { sourceHash } from "./source-hash.ts";

/** Values of the configuration variables that turn third parties on; absent ones are off unless on by default. */
export type PartyVariables = Readonly<Record<string, string | undefined>>;

/** Where a script, a style or a style attribute begins. */
const beginning = /<(script|style)\b([^>]*)>|\sstyle="/gi;
const endings = { script: /<\/script>/gi, style: /<\/style>/gi, attribute: /"/g };
/** Kinds of script element that the browser runs; others are data. */
const runs = /\btype="?(module|text\/javascript|application\/javascript|importmap|speculationrules)\b/i;

/** What an attribute says, as the renderer wrote it into HTML. */
const decodeAttribute = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const isInline = (attributes: string): boolean =>
  !/\bsrc=/i.test(attributes) && (!/\btype=/i.test(attributes) || runs.test(attributes));

/**
 * Hashes of a document's inline scripts and styles; the policy allows only these. An empty style needs none: it is the place
 * of the style sheet. Reads the bytes as they are sent, in one pass: searches are rendered for each visitor.
 */
export function inlineHashes(html: Uint8Array): { scripts: string[]; styles: string[]; attributes: string[] } {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  // One character for each byte, so that a place in the text is a place in the bytes.
  const text = bytes.toString("latin1");
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const attributes = new Set<string>();
  beginning.lastIndex = 0;
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    const name = found[1]?.toLowerCase();
    const kind = name === "script" || name === "style" ? name : "attribute";
    const start = beginning.lastIndex;
    const ending = endings[kind];
    ending.lastIndex = start;
    const end = ending.exec(text)?.index;
    if (end === undefined) break;
    beginning.lastIndex = end + 1;
    const inside = bytes.subarray(start, end);
    if (kind === "style" && inside.byteLength === 0) continue;
    if (kind === "attribute") attributes.add(sourceHash(decodeAttribute(inside.toString("utf8"))));
    else if (kind === "style") styles.add(sourceHash(inside));
    else if (isInline(found[2] ?? "")) scripts.add(sourceHash(inside));
  }
  return { scripts: [...scripts], styles: [...styles], attributes: [...attributes] };
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
 * @param html the document as it is sent, but for its style sheet
 * @param styleSheetHash of that, if it has one
 */
export type PagePolicy = (html: Uint8Array, styleSheetHash?: string) => string;

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
  return (html, styleSheetHash) => {
    const found = inlineHashes(html);
    return [
      ...fixedText,
      ["script-src", "'self'", ...found.scripts, ...scriptHosts].join(" "),
      ["style-src", "'self'", ...(styleSheetHash ? [styleSheetHash] : []), ...found.styles, ...widget].join(" "),
      ...(found.attributes.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...found.attributes].join(" ")] : []),
    ].join("; ");
  };
}
