import { useEffect, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";
import type { Product } from "#contract/product.ts";

/**
 * The live catalog: the server-rendered products are shown at once, the call refreshes them, and
 * when it fails they stay, with the specified toast. Watching is imported after hydration.
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
