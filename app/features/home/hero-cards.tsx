import { Picture } from "#app/ui/picture.tsx";
import { presentation } from "#content/catalog/presentation.ts";
import { type HeroProduct, heroStates } from "#content/home/hero.ts";
import { pictureSource } from "#content/media/picture-source.ts";

/**
 * A snap row on a phone (docs/behavior/home.md#hero). `useRotation` makes them work; until then `heroCardsScript` does.
 */
export function HeroCards({ products }: { products: readonly HeroProduct[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="kicker leading-11 lg:sr-only">Choose a tracker</legend>
      <div className="-mx-1.5 -mb-1.5 flex snap-x gap-2 overflow-x-auto p-1.5 pt-2 [scrollbar-width:none] md:gap-3">
        {products.map(({ slug, picture, price, kind }, position) => (
          <button
            key={slug}
            type="button"
            data-hero-card={position}
            data-accent={presentation[slug].accent}
            aria-pressed="false"
            className="flex min-w-26 flex-1 snap-start flex-col overflow-clip rounded-2xl border border-border-strong bg-raised text-left leading-snug hover:border-ink aria-pressed:border-accent aria-pressed:ring-2 aria-pressed:ring-accent md:flex-row md:items-center"
          >
            <Picture
              picture={pictureSource(picture)}
              sizes="8rem"
              decorative
              className="h-24 w-full object-cover md:w-24"
            />
            <span className="block p-2 md:px-4">
              <strong className="block text-sm md:text-base">{presentation[slug].name}</strong>
              <span className="block text-sm tabular-nums">{price}</span>
              <span className="block text-sm text-ink-soft">{heroStates[kind]}</span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
