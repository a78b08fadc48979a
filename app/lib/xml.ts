const entities: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

/** A text as it stands in XML, in an element or an attribute. Characters that XML 1.0 can't hold are left out. */
export function xmlText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are refused
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replace(/[&<>"']/g, (character) => `&${entities[character]};`)
  );
}

/**
 * An element of XML.
 * @param name of the tag, as it is written
 * @param content a text, which is escaped, or elements that this function wrote
 */
export function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === "string" ? xmlText(content) : content.join("")}</${name}>`;
}

/**
 * The response that carries an XML document.
 * @param root its root element, as `element` writes it
 * @param type the media type, without its charset
 */
export function xmlResponse(root: string, type = "application/xml"): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { "Content-Type": `${type}; charset=utf-8` },
  });
}
