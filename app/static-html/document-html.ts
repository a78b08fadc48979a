/** By element id. Empty on the server. */
const documentHtml = new Map<string, string>();

/** Called once, before hydration: keeps what isn't in the document's data, for elements that are mounted again. */
export function keepDocumentHtml(): void {
  for (const element of document.querySelectorAll("[data-static-html]"))
    documentHtml.set(element.id, element.innerHTML);
}

export const htmlOfDocument = (id: string): string | undefined => documentHtml.get(id);
