/** What is used of a mouse event, React's or the browser's. */
type Click = Readonly<Record<"metaKey" | "ctrlKey" | "shiftKey" | "altKey", boolean>> & { preventDefault(): void };

/**
 * Takes a click on a link from the browser, unless a modifier key asks for another window or the like.
 * @returns whether it was taken, so that the caller has to do what the link is for
 */
export function takeClick(event: Click): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
