import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { firstProductSections } from "./hero-script.ts";
import { type Rotation, startRotation } from "./rotation.ts";

const inputs = ["click", "scroll", "keydown", "touchstart"] as const;
const clock = {
  set: (callback: () => void, ms: number) => window.setTimeout(callback, ms),
  clear: (handle: number) => window.clearTimeout(handle),
};

function shownIndex(count: number): number {
  const index = Number(document.documentElement.dataset.hero ?? "0");
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0;
}

function needsFirst(hash: string): boolean {
  return firstProductSections.some((id) => hash === `#${id}`);
}

/**
 * Runs the hero's rotation over the page's `html[data-hero]` (storefront §2, Home).
 * @param count how many products there are
 * @param hero the element that must be in view for the hero to turn
 */
export function useRotation(count: number, hero: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const rotation = useRef<Rotation | null>(null);
  const { hash, key } = useLocation();

  useEffect(() => {
    const start = shownIndex(count);
    document.documentElement.dataset.hero = String(start);
    setIndex(start);
    const running = startRotation({
      start,
      count,
      clock,
      onTurn: (next) => {
        document.documentElement.dataset.hero = String(next);
        setIndex(next);
      },
    });
    rotation.current = running;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (calm) {
      running.hold(true);
      setHeld(true);
    }
    for (const type of inputs) addEventListener(type, running.touch, { passive: true, capture: true });
    const observer = new IntersectionObserver(([entry]) => running.watch(entry?.isIntersecting ?? true));
    if (hero.current) observer.observe(hero.current);
    return () => {
      running.stop();
      observer.disconnect();
      for (const type of inputs) removeEventListener(type, running.touch, { capture: true });
      delete document.documentElement.dataset.hero;
    };
  }, [count, hero]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same anchor is clicked again
  useEffect(() => {
    if (needsFirst(hash)) rotation.current?.choose(0);
  }, [hash, key]);

  return {
    index,
    held,
    choose: (next: number) => rotation.current?.choose(next),
    toggleHold: () => {
      rotation.current?.hold(!held);
      setHeld(!held);
    },
  };
}
