/** The element that a selector matches, at the target of an event or around it; null where there is none. */
export function elementAt<Found extends HTMLElement = HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
