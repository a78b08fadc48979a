import rules from "./frame-style.css?inline";

/** The tokens that the rules of the frames name. */
const tokens = ["paper", "wash", "ink", "ink-soft", "border", "border-strong", "accent", "on-accent"] as const;

/** The frames share nothing with the page. */
const fontFaces = (): string =>
  [...document.styleSheets]
    .filter(({ href }) => href === null || new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes("Instrument Sans Variable"))
    .map(({ cssText }) => cssText)
    .join("\n");

/** Accent and background differ by page, light and dark by visitor. */
function tokensAt(host: Element): string {
  const style = getComputedStyle(host);
  const values = tokens.map((name) => `--${name}: ${style.getPropertyValue(`--${name}`)};`);
  return `:root { color-scheme: ${style.colorScheme}; ${values.join(" ")} }`;
}

/**
 * By a constructed style sheet, which the CSP allows where it forbids a style tag (docs/decisions/buy-button.md).
 * @param host the element whose tokens count
 */
export function styleFrame(frame: HTMLIFrameElement, host: Element): void {
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`${tokensAt(host)}\n${fontFaces()}\n${rules}`);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = document.documentElement.lang;
}

/** @returns a function that unsubscribes */
export function onThemeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
