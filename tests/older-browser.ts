import type { Page } from "@playwright/test";
import { type Missing, missingAtFloor } from "#scripts/check/browser-floor/missing.ts";

/**
 * Makes the documents of a page find no more than the oldest browser that the shop works in: whatever MDN's data says that one of
 * the floor's browsers lacks is gone, all at once. Attributes for popovers do nothing, and their selectors throw.
 */
export async function useOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(takeAway, missingAtFloor());
}

/** Runs in the page before its scripts. */
function takeAway({ globals, members, styles }: Missing): void {
  const objectOf = (name: string): object | null => {
    const found: unknown = Reflect.get(globalThis, name);
    return (typeof found === "object" || typeof found === "function") && found !== null ? found : null;
  };
  const builtIns = new Set(["Array", "Error", "Map", "Object", "Promise", "RegExp", "Symbol"]);
  for (const [holder, member] of members) {
    const object = objectOf(holder);
    const prototype: unknown = object && Reflect.get(object, "prototype");
    const isStatic = member.endsWith("_static");
    if (object && (isStatic || builtIns.has(holder))) Reflect.deleteProperty(object, member.replace("_static", ""));
    if (!isStatic && typeof prototype === "object" && prototype) Reflect.deleteProperty(prototype, member);
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
  for (const name of styles) Reflect.deleteProperty(CSSStyleDeclaration.prototype, name);

  const newer = /:popover-open|:open\b|::details-content/;
  for (const method of ["matches", "closest", "querySelector", "querySelectorAll"] as const) {
    for (const { prototype } of [Element, Document, DocumentFragment]) {
      const own: unknown = Reflect.get(prototype, method);
      if (typeof own !== "function") continue;
      Reflect.set(prototype, method, function (this: Node, selector: string) {
        if (newer.test(selector)) throw new DOMException(`'${selector}' is not a valid selector`, "SyntaxError");
        return Reflect.apply(own, this, [selector]);
      });
    }
  }
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (condition: string, value?: string): boolean => {
    if (newer.test(condition) || /content-visibility/.test(condition)) return false;
    return value === undefined ? supports(condition) : supports(condition, value);
  };
  // This browser opens popovers by itself.
  const keepShut = (event: Event): void => {
    if (event.target instanceof Element && event.target.hasAttribute("popover")) event.preventDefault();
  };
  addEventListener("beforetoggle", keepShut, true);
}
