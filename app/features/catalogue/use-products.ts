import { useEffect, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";
import type { Product } from "#contract/product.ts";

/**
 * The live catalogue (storefront §7, §8): what the server rendered is shown at once, the call refreshes it, and where
 * the call fails the given products stay, with the specified toast. The query library comes after the page is alive, not
 * with it: nothing waits for it.
 * @param rendered the products of the page's loader
 */
export function useProducts(rendered: readonly Product[]): readonly Product[] {
  const [live, setLive] = useState<readonly Product[] | null>(null);
  useEffect(() => {
    let left = false;
    let stop = (): void => {};
    const onFailure = () =>
      showToast({ title: messages.products.fallbackTitle, description: messages.products.fallback });
    import("./live-products.ts").then(({ watchProducts }) => {
      if (!left) stop = watchProducts({ onProducts: setLive, onFailure });
    }, onFailure);
    return () => {
      left = true;
      stop();
    };
  }, []);
  return live ?? rendered;
}
