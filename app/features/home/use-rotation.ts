import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { firstProductSections } from "./hero-script.ts";
import { type Rotation, startRotation } from "./rotation.ts";

const inputs = ["click", "scroll", "keydown", "touchstart"] as const;
const clock = {
  set: (callback: () => void, ms: number) => window.setTimeout(callback, ms),
  clear: (handle: number) => window.clearTimeout(handle),
};

function needsFirst(hash: string): boolean {
  return firstProductSections.some((id) => hash === `#${id}`);
}

/**
 * The product that the hero starts with, at random. The head's script has chosen it before the first paint;
 * on the way from another page no document is loaded, so it is chosen here.
 */
function startIndex(count: number, hash: string): number {
  const index = Number(document.documentElement.dataset.hero ?? "-1");
  if (Number.isInteger(index) && index >= 0 && index < count) return index;
  return needsFirst(hash) ? 0 : Math.floor(Math.random() * count);
}

/**
 * Runs the hero's rotation over the page's `html[data-hero]` (docs/behavior/home.md#hero).
 * @param count how many products there are
 * @param hero the element that must be in view for the hero to turn
 */
export function useRotation(count: number, hero: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const rotation = useRef<Rotation | null>(null);
  const { hash, key } = useLocation();

  // Before the first paint: without a number the three panels stand one below the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash counts at the start only
  useLayoutEffect(() => {
    const start = startIndex(count, hash);
    document.documentElement.dataset.hero = String(start);
    setIndex(start);
    return () => {
      delete document.documentElement.dataset.hero;
    };
  }, [count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash counts at the start only
  useEffect(() => {
    const start = startIndex(count, hash);
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
