const entities: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

/** Characters that XML 1.0 can't hold are left out. */
export function xmlText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are refused
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replace(/[&<>"']/g, (character) => `&${entities[character]};`)
  );
}

/** `content` is text, which is escaped, or elements written by this function. */
export function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === "string" ? xmlText(content) : content.join("")}</${name}>`;
}

export function xmlResponse(root: string, type = "application/xml"): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { "Content-Type": `${type}; charset=utf-8` },
  });
}
