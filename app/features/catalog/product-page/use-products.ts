import { useEffect, useRef, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";
import type { Product } from "#contract/product.ts";

/** The live catalog; the loader's at first and, with a toast, when the call fails. Watched after hydration. */
export function useProducts(rendered: readonly Product[]): readonly Product[] {
  const [live, setLive] = useState<readonly Product[] | null>(null);
  const renderedFirst = useRef(rendered);
  useEffect(() => {
    let left = false;
    let stop = (): void => {};
    const onFailure = () =>
      showToast({ title: messages.products.fallbackTitle, description: messages.products.fallback });
    import("./live-products.ts").then(({ watchProducts }) => {
      if (!left) stop = watchProducts({ rendered: renderedFirst.current, onProducts: setLive, onFailure });
    }, onFailure);
    return () => {
      left = true;
      stop();
    };
  }, []);
  return live ?? rendered;
}
