/** The guard looks this often, in milliseconds (storefront §2, Footer). */
export const guardIntervalMs = 100;

const injected = '[class*="shopify-buy"], iframe[name^="frame-"]';

/**
 * Removes what a third-party shop script puts into the footer, every 100 ms (storefront §2, Footer).
 * @returns stops the guard
 */
export function keepShopElementsOut(footer: HTMLElement): () => void {
  const timer = setInterval(() => {
    for (const element of footer.querySelectorAll(injected)) element.remove();
  }, guardIntervalMs);
  return () => clearInterval(timer);
}
