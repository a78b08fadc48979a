/** By element id. Empty on the server. */
const documentHtml = new Map<string, string>();

/**
 * Keeps the document's static HTML, which isn't in its data, for elements that are mounted again. To be called once,
 * before hydration.
 */
export function keepDocumentHtml(): void {
  for (const element of document.querySelectorAll("[data-static-html]"))
    documentHtml.set(element.id, element.innerHTML);
}

export const htmlOfDocument = (id: string): string | undefined => documentHtml.get(id);
