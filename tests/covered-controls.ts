import type { Page } from "@playwright/test";

/**
 * The controls of a page, as it is scrolled now, that something else lies on: what a press at the control's middle or near one of
 * its corners would hit instead. A bar along the whole top or bottom of the window counts as the window's edge, and a
 * table's heading that stays as the table's, as what is under them can't be seen; whatever else stays in its place while the page scrolls counts as covering.
 * @returns a line for each, with the control's name and what lies on it
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const staysInPlace = (element: Element): boolean => {
      const { position } = getComputedStyle(element);
      return position === "fixed" || position === "sticky";
    };
    /** The nearest element around it, or itself, that doesn't move with the page. */
    const overlayOf = (element: Element | null): Element | null => {
      for (let one = element; one; one = one.parentElement) if (staysInPlace(one)) return one;
      return null;
    };
    const isBar = (overlay: Element, control: Element): boolean => {
      if (getComputedStyle(overlay).position === "sticky" && overlay.parentElement?.contains(control)) return true;
      const { left, right, top, bottom } = overlay.getBoundingClientRect();
      const spans = left <= 0 && right >= document.documentElement.clientWidth;
      return spans && (top <= 0 || bottom >= innerHeight);
    };
    const nameOf = (element: Element): string => {
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      return `${element.localName} "${(name || element.className.toString()).slice(0, 40)}"`;
    };
    /** Points within a box: its middle, and near its corners. */
    const pointsOf = ({ left, right, top, bottom }: DOMRect): (readonly [number, number])[] => {
      const inset = Math.min(6, (right - left) / 4, (bottom - top) / 4);
      return [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ];
    };
    const controls = "a[href], button, input, select, textarea, summary, iframe, video, [role=tab], [tabindex='0']";
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (getComputedStyle(control).pointerEvents === "none") continue;
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      for (const box of control.getClientRects()) {
        for (const [x, y] of pointsOf(box)) {
          const hit = document.elementFromPoint(x, y);
          if (!hit || control.contains(hit) || label?.contains(hit)) continue;
          const overlay = overlayOf(hit);
          // What doesn't stay in place is the control's own surroundings: its rounded corner, or what cuts it off.
          if (!overlay || overlay.contains(control) || isBar(overlay, control)) continue;
          covered.push(`${nameOf(control)} under ${nameOf(overlay)}`);
          break;
        }
      }
    }
    return [...new Set(covered)];
  });
}
