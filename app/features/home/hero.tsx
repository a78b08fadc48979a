import Pause from "@lucide/icons/icons/pause";
import Play from "@lucide/icons/icons/play";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { InlineScript } from "#app/lib/inline-script.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { productSlugs } from "#content/products.ts";
import heroCardsScript from "./hero-cards-script.ts?inline-script";
import { chooseBelow, keepBelow, needsFirst, showProduct, startIndex } from "./hero-product.ts";
import type chooseProduct from "./hero-script.ts";
import heroScript from "./hero-script.ts?inline-script";
import { firstDelayMs, type Rotation, startRotation } from "./rotation.ts";

const count = productSlugs.length;
const inputs = ["click", "scroll", "keydown", "touchstart"] as const;

/** Chosen by `heroScript` before the first paint; here on the way from another page. */
const shownIndex = (hash: string): string => document.documentElement.dataset.hero || String(startIndex(hash, count));

type HeroRotation = {
  /** Whether the visitor has paused it. */
  readonly held: boolean;
  readonly choose: (next: number) => void;
  readonly toggleHold: () => void;
};

/**
 * Shows the products one after the other (docs/behavior/home.md#hero).
 * @param hero while it is out of view nothing changes; the cards are in it
 * @param upperPart of the hero: once it is out of view, what stands below is read and doesn't change by itself
 */
function useRotation(hero: RefObject<HTMLElement | null>, upperPart: RefObject<HTMLElement | null>): HeroRotation {
  const [held, setHeld] = useState(false);
  const rotation = useRef<Rotation | null>(null);
  /** A card that was pressed before hydration counts more than the anchor in the address. */
  const pressed = useRef(false);
  const { hash, key } = useLocation();

  // Before the first paint: without a number the three panels stand one below the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash counts at the start only
  useLayoutEffect(() => {
    showProduct(shownIndex(hash), hero.current);
    return () => {
      const { dataset } = document.documentElement;
      delete dataset.hero;
      delete dataset.heroBelow;
    };
  }, [hero]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    const { heroInput } = dataset;
    pressed.current = dataset.heroPressed !== undefined;
    delete dataset.heroInput;
    delete dataset.heroPressed;
    const running = startRotation({
      start: Number(dataset.hero),
      count,
      firstDelayMs: firstDelayMs(heroInput === undefined ? undefined : Number(heroInput), performance.now()),
      onShow: (next) => showProduct(String(next), hero.current),
    });
    rotation.current = running;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      running.hold(true);
      setHeld(true);
    }
    for (const type of inputs) addEventListener(type, running.touch, { passive: true, capture: true });
    const observer = new IntersectionObserver(([entry]) => running.watch(entry?.isIntersecting ?? true));
    if (hero.current) observer.observe(hero.current);
    const upperPartObserver = new IntersectionObserver(([entry]) => keepBelow(!(entry?.isIntersecting ?? true)));
    if (upperPart.current) upperPartObserver.observe(upperPart.current);
    return () => {
      running.stop();
      observer.disconnect();
      upperPartObserver.disconnect();
      keepBelow(false);
      for (const type of inputs) removeEventListener(type, running.touch, { capture: true });
    };
  }, [hero, upperPart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same anchor is clicked again
  useEffect(() => {
    if (needsFirst(hash) && !pressed.current) {
      rotation.current?.choose(0);
      chooseBelow("0");
    }
    pressed.current = false;
  }, [hash, key]);

  return {
    held,
    choose: (next: number) => {
      rotation.current?.choose(next);
      chooseBelow(String(next));
    },
    toggleHold: () => {
      rotation.current?.hold(!held);
      setHeld(!held);
    },
  };
}

/** docs/behavior/home.md#hero */
export function Hero({ panels, cards }: { panels: ReactNode; cards: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const upperPart = useRef<HTMLDivElement>(null);
  const { held, choose, toggleHold } = useRotation(ref, upperPart);
  function onClick({ target }: MouseEvent) {
    const card = target instanceof Element ? target.closest<HTMLElement>("[data-hero-card]") : null;
    if (card) choose(Number(card.dataset.heroCard));
  }
  return (
    <section ref={ref} aria-label="Our trackers" className="relative overflow-clip border-b border-border">
      <InlineScript<typeof chooseProduct> code={heroScript} data={count} />
      <div ref={upperPart} className="absolute top-0 h-1/4 w-px" />
      {panels}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the cards inside are buttons */}
      <div
        className="hero-controls wrap relative items-center gap-4 pb-8 lg:grid lg:grid-cols-[1fr_auto]"
        onClick={onClick}
      >
        {cards}
        <InlineScript code={heroCardsScript} />
        <button
          type="button"
          onClick={toggleHold}
          className="absolute top-0 right-12 grid size-11 place-items-center rounded-full border sm:right-0 border-border-strong bg-paper text-ink hover:bg-wash lg:static"
          aria-label={held ? "Play rotation" : "Pause rotation"}
        >
          {held ? <Icon icon={Play} className="size-4" /> : <Icon icon={Pause} className="size-4" />}
        </button>
      </div>
    </section>
  );
}
