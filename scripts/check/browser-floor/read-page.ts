import { type Feature, featureAt } from "./compat-data.ts";

/**
 * An attribute of an element of HTML.
 * @param attribute in lower case
 */
export function featureOfAttribute(element: string, attribute: string, value: string): Feature | undefined {
  const key = attribute === "type" && element === "input" ? `type_${value}` : attribute;
  return featureAt("html", "elements", element, key) ?? featureAt("html", "global_attributes", attribute);
}

const scriptsAndStyles = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** A page's parts, as the server writes them. */
type PageParts = {
  /** Inline scripts that run; structured data isn't one. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Names of the data that a browser of the floor lacks, of elements and attributes. */
  readonly beyond: ReadonlySet<string>;
};

/** Takes a served page apart. React writes `<` and `>` in attributes as references, so a tag ends at the first `>`. */
export function readPage(html: string): PageParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  const rest = html.replace(scriptsAndStyles, (_, name: string, attributes: string, text: string) => {
    if (name === "style") styles.push(text);
    else if (!/\stype="(?!module)/.test(attributes) && text.trim() !== "") scripts.push(text);
    return `<${name}${attributes}>`;
  });
  const beyond = new Set<string>();
  const note = (feature: Feature | undefined): void => {
    if (feature?.beyond) beyond.add(feature.name);
  };
  for (const [, tag = "", attributes = ""] of rest.matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)>/gi)) {
    const element = tag.toLowerCase();
    note(featureAt("html", "elements", element));
    for (const [, name = "", value = ""] of attributes.matchAll(/\s([a-zA-Z][\w-]*)(?:="([^"]*)")?/g))
      note(featureOfAttribute(element, name.toLowerCase(), value));
  }
  return { scripts, styles, beyond };
}
