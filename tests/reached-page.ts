import type { Page } from "@playwright/test";

/** A part of a page in words and links; null where the page has no such part. */
type Part = { readonly words: string; readonly links: readonly string[] } | null;

/** What a page shows, whatever its width: the same however it was reached. */
export type ShownPage = {
  readonly title: string;
  readonly head: Readonly<Record<"description" | "canonical" | "robots", string | null>>;
  readonly header: Part;
  readonly main: Part;
  readonly footer: Part;
};

/** Reads the page as it is now. */
export function shownPage(page: Page): Promise<ShownPage> {
  return page.evaluate(() => {
    const part = (selector: string): Part => {
      const copy = document.querySelector(selector)?.cloneNode(true);
      if (!(copy instanceof Element)) return null;
      for (const hidden of copy.querySelectorAll("script, style, noscript, [role=status]")) hidden.remove();
      return {
        words: (copy.textContent ?? "").replace(/\s+/g, " ").trim(),
        links: [...copy.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""),
      };
    };
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      title: document.title,
      head: {
        description: attribute('meta[name="description"]', "content"),
        canonical: attribute('link[rel="canonical"]', "href"),
        robots: attribute('meta[name="robots"]', "content"),
      },
      header: part("header"),
      main: part("main"),
      footer: part("footer[data-site]"),
    };
  });
}

/**
 * Follows a link of this document to a path, without loading another document: one that the page has, else one put where its
 * long texts have theirs.
 * @returns whether the page had one
 */
export async function followLink(page: Page, path: string): Promise<boolean> {
  return page.evaluate((target) => {
    Object.assign(window, { sameDocument: true });
    const own = [...document.querySelectorAll("main a, footer a, nav a")].find(
      (link) => link.getAttribute("href") === target,
    );
    if (own) {
      if (own instanceof HTMLElement) own.click();
      return true;
    }
    const box = document.createElement("div");
    box.dataset.staticHtml = "";
    const link = document.createElement("a");
    link.href = target;
    box.append(link);
    document.body.append(box);
    link.click();
    box.remove();
    return false;
  }, path);
}

/** Whether the document is still the one in which `followLink` was called. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => "sameDocument" in window);
