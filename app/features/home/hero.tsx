import Pause from "@lucide/icons/icons/pause";
import Play from "@lucide/icons/icons/play";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { InlineScript } from "#app/lib/inline-script.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { productSlugs } from "#content/catalog/presentation.ts";
import { heroCardsScript, heroScript } from "./hero-script.ts";
import { useRotation } from "./use-rotation.ts";

/** docs/behavior/home.md#hero */
export function Hero({ panels, cards }: { panels: ReactNode; cards: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const { held, choose, toggleHold } = useRotation(productSlugs.length, ref);
  function onClick({ target }: MouseEvent) {
    const card = target instanceof Element ? target.closest<HTMLElement>("[data-hero-card]") : null;
    if (card) choose(Number(card.dataset.heroCard));
  }
  return (
    <section ref={ref} aria-label="Our trackers" className="relative overflow-clip border-b border-border">
      <InlineScript code={import.meta.env.SSR ? heroScript : ""} />
      {panels}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the cards inside are buttons */}
      <div
        className="hero-controls wrap relative items-center gap-4 pb-8 lg:grid lg:grid-cols-[1fr_auto]"
        onClick={onClick}
      >
        {cards}
        <InlineScript code={import.meta.env.SSR ? heroCardsScript : ""} />
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
