import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { runWithTimeout } from "#app/lib/run-with-timeout.ts";
import { type Sku, skuDetailsOf } from "#content/catalog/buying.ts";
import type { Storefront } from "./buy-link.ts";
import { cartBrokenEvent } from "./cart-names.ts";
import type { MountedProduct } from "./mount-product.ts";

/** `link` until the SDK's button is there; `fallback` once it won't come. */
export type BuyStatus = "link" | "ready" | "fallback";

/** Smaller screens mean slower devices: there the button comes after an input, once it is within a screen. */
const wideScreen = "(min-width: 1024px)";

/** Script, cart and product together may take this long (docs/behavior/buy-button.md#loading). */
const fallbackMs = 3_000;

/** After a first input on a smaller screen. */
const settleMs = 1_000;

/** Within a second; soon, in a browser without `requestIdleCallback`. */
function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1_000 });
  else setTimeout(callback, 200);
}

/** When `element` is near and the browser idle, or at once on pointer or focus. */
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
  const isWide = matchMedia(wideScreen).matches;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(go);
    },
    { rootMargin: isWide ? "100000px" : "100%" },
  );
  const watch = (): void => observer.observe(element);
  // What was pressed on the page before this one counts too.
  if (isWide || scrollY > 0 || navigator.userActivation?.hasBeenActive) watch();
  else {
    // Later, so that what was pressed is painted first.
    const soon = (): void => void setTimeout(() => stop.signal.aborted || watch(), settleMs);
    for (const type of ["pointerdown", "scroll"]) addEventListener(type, soon, { once: true, signal: stop.signal });
  }
  stop.signal.addEventListener("abort", () => observer.disconnect());
  return () => stop.abort();
}

/**
 * Moves what the SDK has put into a slot to the end of the document, hidden: the SDK writes into its iframe until it is done, which
 * fails outside of a document.
 */
function keepInDocument(slot: HTMLElement): void {
  for (const node of [...slot.children]) {
    node.toggleAttribute("hidden", true);
    document.body.append(node);
  }
}

/** So that a click ends on the element on which it began. */
function whenReleased(link: HTMLElement | null, callback: () => void): void {
  if (!link?.matches(":active")) callback();
  else addEventListener("pointerup", () => setTimeout(callback), { once: true });
}

/**
 * Mounts the SDK's button once the slot is near or touched (docs/behavior/buy-button.md#loading). The SDK is fetched
 * only then.
 */
export function useBuyButton(
  slot: RefObject<HTMLElement | null>,
  link: RefObject<HTMLElement | null>,
  { storefront, sku, label }: { storefront: Storefront; sku: Sku; label: string },
): BuyStatus {
  const { slug } = skuDetailsOf(sku);
  const [status, setStatus] = useState<BuyStatus>("link");
  const mounted = useRef<MountedProduct | null>(null);

  const mount = useEffectEvent(async (element: HTMLElement): Promise<MountedProduct> => {
    const { mountProduct } = await import("./mount-product.ts");
    return await mountProduct(element, storefront, sku, label);
  });
  const show = useEffectEvent((result: MountedProduct): void => {
    mounted.current = result;
    const usable = result.select(sku);
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
      cancel = runWithTimeout({
        start: () => mount(element),
        timeoutMs: fallbackMs,
        lateMessage: `the buy button was not ready after ${fallbackMs} ms`,
        discard: (result) => result.remove(),
        onReady: (result) => whenReleased(link.current, () => (gone ? result.remove() : show(result))),
        onFailure: giveUp,
      });
    });
    const remove = (): void => {
      mounted.current?.remove();
      mounted.current = null;
    };
    const onBroken = (): void => {
      remove();
      setStatus("fallback");
    };
    addEventListener(cartBrokenEvent, onBroken);
    return () => {
      gone = true;
      stopWaiting();
      cancel();
      removeEventListener(cartBrokenEvent, onBroken);
      remove();
      setStatus("link");
    };
  }, [slug, label]);

  // A layout effect is cleaned up before its element is taken out of the document.
  useLayoutEffect(() => {
    const element = slot.current;
    return () => {
      if (element && !mounted.current) keepInDocument(element);
    };
  }, [slot]);

  useEffect(() => {
    if (mounted.current && !mounted.current.select(sku)) setStatus("fallback");
  }, [sku]);

  return status;
}
