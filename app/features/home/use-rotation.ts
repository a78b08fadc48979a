import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { firstProductSections } from "./hero-script.ts";
import { firstTurnMs, type Rotation, startRotation } from "./rotation.ts";

const inputs = ["click", "scroll", "keydown", "touchstart"] as const;

function needsFirst(hash: string): boolean {
  return firstProductSections.some((id) => hash === `#${id}`);
}

/** Chosen by the head's script before the first paint; here on the way from another page. */
function startIndex(count: number, hash: string): number {
  const { hero } = document.documentElement.dataset;
  if (hero) return Number(hero);
  return needsFirst(hash) ? 0 : Math.floor(Math.random() * count);
}

/** The panel by html[data-hero] (app/styles/hero.css), the card as the pressed one. */
function showProduct(index: number, hero: HTMLElement | null): void {
  document.documentElement.dataset.hero = String(index);
  for (const card of hero?.querySelectorAll<HTMLElement>("[data-hero-card]") ?? []) {
    card.setAttribute("aria-pressed", String(card.dataset.heroCard === String(index)));
  }
}

/** docs/behavior/home.md#hero @param hero must be in view for the hero to turn; the cards are in it */
export function useRotation(count: number, hero: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState(false);
  const rotation = useRef<Rotation | null>(null);
  /** A card that was pressed before hydration counts more than the anchor in the address. */
  const pressed = useRef(false);
  const { hash, key } = useLocation();

  // Before the first paint: without a number the three panels stand one below the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash counts at the start only
  useLayoutEffect(() => {
    showProduct(startIndex(count, hash), hero.current);
    return () => {
      delete document.documentElement.dataset.hero;
    };
  }, [count, hero]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    const { heroInput } = dataset;
    pressed.current = dataset.heroPressed !== undefined;
    delete dataset.heroInput;
    delete dataset.heroPressed;
    const running = startRotation({
      start: Number(dataset.hero),
      count,
      firstMs: firstTurnMs(heroInput === undefined ? undefined : Number(heroInput), performance.now()),
      onTurn: (next) => showProduct(next, hero.current),
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
    if (needsFirst(hash) && !pressed.current) rotation.current?.choose(0);
    pressed.current = false;
  }, [hash, key]);

  return {
    held,
    choose: (next: number) => rotation.current?.choose(next),
    toggleHold: () => {
      rotation.current?.hold(!held);
      setHeld(!held);
    },
  };
}
