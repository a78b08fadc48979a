import type { Page } from "@playwright/test";

/**
 * The places where the Tab key stops on a page without anything that shows it: each control is given the focus as by the
 * keyboard, and what it, its label and what is around it look like is compared with before. A ring counts as none that is cut
 * off on all sides, or whose color is too near to the ground that it is drawn on (less than 3:1, WCAG 1.4.11).
 * @returns a line for each, with its name
 */
export async function unseenFocus(page: Page): Promise<string[]> {
  // The browser shows the focus that a script gives as it would show the one that the last key gave.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const looks = [
      "outlineStyle",
      "outlineWidth",
      "outlineColor",
      "boxShadow",
      "borderColor",
      "backgroundColor",
    ] as const;
    const hasRing = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    };
    const looksOf = (element: Element): string => {
      const style = getComputedStyle(element);
      const withoutRing = looks.filter((name) => !name.startsWith("outline"));
      return (hasRing(element) ? looks : withoutRing).map((name) => style[name]).join();
    };
    /** The control, its label, and the two elements around it. */
    const surroundings = (control: HTMLElement): Element[] => {
      const label = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const parts = [control, control.parentElement, control.parentElement?.parentElement, control.nextElementSibling];
      return [...parts, ...label].filter((one) => one instanceof Element);
    };
    /** Whether a ring around the control is cut off on each side by what clips its content. */
    const isCutOff = (control: Element): boolean => {
      const { outlineOffset, outlineWidth } = getComputedStyle(control);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const box = control.getBoundingClientRect();
      for (let around = control.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === "visible" || overflowY === "visible") continue;
        const clip = around.getBoundingClientRect();
        const sides = [
          box.left - reach < clip.left,
          box.right + reach > clip.right,
          box.top - reach < clip.top,
          box.bottom + reach > clip.bottom,
        ];
        if (sides.every(Boolean)) return true;
      }
      return false;
    };
    const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    /** Red, green, blue and opacity, each from 0 to 255. */
    const channels = (color: string): readonly number[] => {
      if (!pixel) return [];
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = color;
      pixel.fillRect(0, 0, 1, 1);
      return [...pixel.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** The color that is painted behind what an element draws, as far as it isn't a picture. */
    const groundOf = (element: Element | null): string => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if ((channels(backgroundColor)[3] ?? 0) > 128) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const isTooFaint = (control: Element): boolean => {
      const { outlineColor, outlineOffset } = getComputedStyle(control);
      const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? control : control.parentElement);
      const [one, other] = [luminance(outlineColor), luminance(ground)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 3;
    };
    const stops = "a[href], button, input, select, textarea, summary, iframe, video, [tabindex]";
    const unseen: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(stops)) {
      if (control.tabIndex < 0 || control.matches(":disabled") || control.closest("[inert]")) continue;
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      // What is inside a frame shows it there.
      if (control instanceof HTMLIFrameElement) continue;
      (document.activeElement as HTMLElement | null)?.blur();
      const parts = surroundings(control);
      const before = parts.map(looksOf);
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      const changed = parts.filter((part, index) => looksOf(part) !== before[index]);
      if (changed.some((part) => !hasRing(part) || !(isCutOff(part) || isTooFaint(part)))) continue;
      const what = changed.length === 0 ? "nothing" : "a ring that is cut off, or as its ground is";
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "";
      unseen.push(`${control.localName} "${name.slice(0, 40)}" shows ${what}`);
    }
    return [...new Set(unseen)];
  });
}
