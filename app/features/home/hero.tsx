import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type ReactNode, useRef } from "react";
import { heroNames } from "#content/home/hero-names.ts";
import { useRotation } from "./use-rotation.ts";

/**
 * The hero of the home page: three products in turn, with pills to choose and a pause button
 * (docs/behavior/home.md#hero). `panels` shows them.
 */
export function Hero({ panels }: { panels: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const { index, held, choose, toggleHold } = useRotation(heroNames.length, ref);
  return (
    <section ref={ref} aria-label="Our trackers" className="relative overflow-clip border-b border-border">
      {panels}
      <div className="hero-controls wrap relative z-10 flex flex-wrap items-center gap-1.5 pb-8 sm:gap-2 lg:-mt-20">
        <fieldset className="flex flex-wrap gap-1.5 sm:gap-2">
          <legend className="sr-only">Choose a tracker</legend>
          {heroNames.map((name, position) => (
            <button
              key={name}
              type="button"
              aria-pressed={index === position}
              onClick={() => choose(position)}
              className="min-h-11 rounded-full border border-border-strong bg-paper px-2 text-sm font-medium whitespace-nowrap sm:px-4 sm:text-base text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {name}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          onClick={toggleHold}
          className="grid size-11 place-items-center rounded-full border border-border-strong bg-paper text-ink hover:bg-wash"
          aria-label={held ? "Play rotation" : "Pause rotation"}
        >
          {held ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />}
        </button>
      </div>
    </section>
  );
}
