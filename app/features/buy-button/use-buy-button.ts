import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { BuyKey } from "#content/catalogue/buying.ts";
import { attempt } from "./attempt.ts";
import type { Storefront } from "./buy-link.ts";
import { onCartBroken } from "./cart-broken.ts";
import type { MountedProduct } from "./mount-product.ts";

/** `link` until the SDK's button is there; `fallback` once it won't come (storefront §4, the fallback flag). */
export type BuyStatus = "link" | "ready" | "fallback";

/** Calls back when `element` is on screen and the browser has a moment, or at once when somebody reaches for it. */
function whenWanted(element: HTMLElement, callback: () => void): () => void {
  const stop = new AbortController();
  const go = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    callback();
  };
  for (const type of ["pointerenter", "focusin", "touchstart"]) {
    element.addEventListener(type, go, { signal: stop.signal, passive: true });
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if ("requestIdleCallback" in window) requestIdleCallback(go, { timeout: 1_000 });
    else setTimeout(go, 200);
  });
  observer.observe(element);
  stop.signal.addEventListener("abort", () => observer.disconnect());
  return () => stop.abort();
}

/**
 * Keeps what is still being made in `slot` in the document, out of sight, when the slot itself is about to go: the SDK
 * writes into its frame until it is done, and a frame outside a document has nothing to write into.
 */
function shelter(slot: HTMLElement): void {
  for (const node of [...slot.children]) {
    node.toggleAttribute("hidden", true);
    document.body.append(node);
  }
}

/** Waits until the link isn't being pressed: a click that has begun on it must end on it. */
function whenReleased(link: HTMLElement | null, callback: () => void): void {
  if (!link?.matches(":active")) callback();
  else addEventListener("pointerup", () => setTimeout(callback), { once: true });
}

/**
 * Brings the SDK's button into `slot` once the page is hydrated and the slot is seen or touched, and takes it out again
 * (storefront §4). The SDK's code is fetched only then.
 */
export function useBuyButton(
  slot: RefObject<HTMLElement | null>,
  link: RefObject<HTMLElement | null>,
  {
    storefront,
    product,
    variantKey,
    label,
  }: { storefront: Storefront; product: string; variantKey: BuyKey; label: string },
): BuyStatus {
  const [status, setStatus] = useState<BuyStatus>("link");
  const mounted = useRef<MountedProduct | null>(null);

  const mount = useEffectEvent(async (element: HTMLElement): Promise<MountedProduct> => {
    const { mountProduct } = await import("./mount-product.ts");
    return await mountProduct(element, storefront, variantKey, label);
  });
  const show = useEffectEvent((result: MountedProduct): void => {
    mounted.current = result;
    const usable = result.select(variantKey);
    const hadFocus = document.activeElement === link.current;
    setStatus(usable ? "ready" : "fallback");
    if (usable && hadFocus) requestAnimationFrame(() => result.focus());
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another product or text needs another button
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    let cancel = (): void => {};
    let gone = false;
    const giveUp = (reason: unknown): void => {
      console.warn("buy button:", reason);
      setStatus("fallback");
    };
    const stopWaiting = whenWanted(element.parentElement ?? element, () => {
      cancel = attempt({
        start: () => mount(element),
        discard: (result) => result.remove(),
        onReady: (result) => whenReleased(link.current, () => (gone ? result.remove() : show(result))),
        onFallback: giveUp,
      });
    });
    const remove = (): void => {
      mounted.current?.remove();
      mounted.current = null;
    };
    const stopListening = onCartBroken(() => {
      remove();
      setStatus("fallback");
    });
    return () => {
      gone = true;
      stopWaiting();
      cancel();
      stopListening();
      remove();
      setStatus("link");
    };
  }, [product, label]);

  // A layout effect is cleaned up before its element is taken out of the document.
  useLayoutEffect(() => {
    const element = slot.current;
    return () => {
      if (element && !mounted.current) shelter(element);
    };
  }, [slot]);

  useEffect(() => {
    if (mounted.current && !mounted.current.select(variantKey)) setStatus("fallback");
  }, [variantKey]);

  return status;
}
