/** docs/behavior/header-and-footer.md#shop-elements */
export const guardIntervalMs = 100;

const injected =
  '[class*="shopify-buy"], iframe[name^="frame-"], [id^="product-component-"], #shopify-buy-button, [data-shopify-buy], .shopify-section';

/** Removes what a third-party script puts into the footer. @returns stops the guard */
export function removeInjectedElements(footer: HTMLElement): () => void {
  const timer = setInterval(() => {
    for (const element of footer.querySelectorAll(injected)) element.remove();
  }, guardIntervalMs);
  return () => clearInterval(timer);
}
