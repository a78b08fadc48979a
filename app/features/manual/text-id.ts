/** `closing` is what stands below every sub-tab. */
export function manualTextId(tab: string): string {
  return `text-${tab}`;
}
