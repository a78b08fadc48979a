import type { ShopifyBuySdk } from "./sdk-types.ts";

/** scripts/assets/copy-buy-button.ts puts it there. */
export const sdkPath = "/vendor/buy-button-3.0.6/buybutton.min.js";

let loading: Promise<ShopifyBuySdk> | null = null;

async function addScript(): Promise<ShopifyBuySdk> {
  const script = document.createElement("script");
  script.src = sdkPath;
  script.async = true;
  try {
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error("the buy button's script could not be loaded"));
      document.head.append(script);
    });
    // A blocker or proxy may respond with something else.
    if (!window.ShopifyBuy?.UI) throw new Error("the buy button's script holds no buy button");
    return window.ShopifyBuy;
  } catch (error) {
    script.remove();
    loading = null;
    throw error;
  }
}

/**
 * Once for all buttons; after a failure the next call tries again.
 * @throws Error when the script can't be loaded or isn't the SDK; never settles when nothing answers
 */
export function loadSdk(): Promise<ShopifyBuySdk> {
  if (window.ShopifyBuy?.UI) return Promise.resolve(window.ShopifyBuy);
  loading ??= addScript();
  return loading;
}
