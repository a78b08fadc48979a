/** The static HTML of the document that this script runs in, by element id. Empty on the server. */
const documentHtml = new Map<string, string>();

/**
 * Keeps the static HTML of the document, which isn't in its data: an element that is unmounted and mounted again, with
 * another page in between, gets it from here. To be called once, before hydration.
 */
export function keepDocumentHtml(): void {
  for (const element of document.querySelectorAll("[data-static-html]"))
    documentHtml.set(element.id, element.innerHTML);
}

/** What the document held under this id, or undefined where it held no such element. */
export const htmlOfDocument = (id: string): string | undefined => documentHtml.get(id);
