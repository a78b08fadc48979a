/** Element id of a sub-tab's text, also its key among the parts of a document; `closing` is what stands below every sub-tab. */
export function manualTextId(tab: string): string {
  return `text-${tab}`;
}
