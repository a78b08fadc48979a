import type { Page } from "@playwright/test";

/**
 * Does from now on in the page what Chrome's translation does: each text node is replaced by `<font><font>` with another
 * text, those that come later too. The other text is the same in capitals, so that figures and names can be compared.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const leftAlone = "script, style, textarea, noscript, svg, iframe, [translate=no], font[data-translated]";
    const translateNode = (node: Node): void => {
      if (node instanceof Element) {
        if (node.closest(leftAlone)) return;
        for (const child of [...node.childNodes]) translateNode(child);
        return;
      }
      const { parentElement } = node;
      if (!(node instanceof Text) || !parentElement || parentElement.closest(leftAlone)) return;
      if (node.data.trim() === "") return;
      const outer = document.createElement("font");
      outer.dataset.translated = "";
      const inner = document.createElement("font");
      inner.textContent = node.data.toUpperCase();
      outer.append(inner);
      node.replaceWith(outer);
    };
    translateNode(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") translateNode(target);
        for (const node of addedNodes) if (node.isConnected) translateNode(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    document.documentElement.dataset.translated = "";
  });
}

/**
 * Texts that React holds for shown and that the page doesn't show, because they are in nodes that the translation took
 * out. Read from React's own tree, so that no text is overlooked.
 */
export function lostTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Fiber = {
      readonly tag: number;
      readonly memoizedProps: unknown;
      readonly stateNode: unknown;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    };
    const hostElement = 5;
    const hostText = 6;
    const plain = (text: string): string => text.replace(/\s+/g, " ").trim().toUpperCase();
    const lost: string[] = [];
    const read = (fiber: Fiber | null, parent: Element | null): void => {
      for (let at = fiber; at; at = at.sibling) {
        const element = at.tag === hostElement && at.stateNode instanceof Element ? at.stateNode : null;
        const children: unknown = element ? Reflect.get(Object(at.memoizedProps), "children") : undefined;
        const isText = typeof children === "string" || typeof children === "number";
        const said = isText ? plain(String(children)) : "";
        const isSpoken = element?.closest("head, script, style, textarea, svg") === null;
        if (isSpoken && isText && plain(element?.textContent ?? "") !== said) lost.push(said);
        if (at.tag === hostText && parent?.closest("svg, head") === null) {
          const text = plain(String(at.memoizedProps));
          if (!plain(parent.textContent ?? "").includes(text)) lost.push(text);
        }
        read(at.child, element ?? parent);
      }
    };
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const root: { current?: Fiber; stateNode?: { current: Fiber } } = Reflect.get(document, key ?? "") ?? {};
    const current = root.stateNode?.current;
    if (!current) return ["React's tree can't be found"];
    read(current, null);
    return lost;
  });
}
