import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type HeroProduct, heroStates } from "#content/home/hero.ts";
import { pictureSource, squareSource } from "#content/media/picture-source.ts";
import { presentation } from "#content/products.ts";

type Part = { product: HeroProduct; className: string };

function HeroFeatures({ product, className }: Part) {
  return (
    <ul className={`grid max-w-xl gap-x-6 gap-y-2 sm:grid-cols-2 ${className}`}>
      {product.features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <span aria-hidden="true" className="mt-[0.6em] size-1.5 shrink-0 rounded-full bg-accent" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function HeroFigures({ product, className }: Part) {
  return (
    <dl className={`relative border-t border-border-strong pt-3 ${className}`}>
      {product.figures.map((figure) => (
        <div key={figure.label} className="flex flex-col-reverse justify-end">
          <dt className="kicker">{figure.label}</dt>
          <dd className="figure-mono text-3xl leading-none sm:text-4xl">
            {figure.value}
            <span className="ml-1 text-lg text-ink-soft">{figure.unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** For narrow screens, where they stand below the cards. */
export function HeroLists({ products }: { products: readonly HeroProduct[] }) {
  return products.map((product, position) => (
    <div
      key={product.slug}
      data-index={position}
      data-accent={presentation[product.slug].accent}
      className="by-hero wrap py-6 lg:hidden"
    >
      <p className="mb-3 font-semibold">{presentation[product.slug].name}</p>
      <HeroFigures product={product} className="grid grid-cols-3 gap-2" />
      <HeroFeatures product={product} className="mt-5" />
    </div>
  ));
}

/** docs/behavior/home.md#hero */
function HeroPanel({ product, position }: { product: HeroProduct; position: number }) {
  const { accent } = presentation[product.slug];
  const { primary, secondary } = product.buttons;
  return (
    <div className="hero-panel" data-index={position} data-accent={accent}>
      <div className="wrap relative flex flex-col pt-4 pb-6 max-lg:h-full lg:grid lg:grid-cols-12 lg:items-center lg:gap-x-12 lg:pt-14 lg:pb-8">
        <div className="relative z-10 max-lg:contents lg:col-span-6">
          <p className="mb-2 self-start rounded-full border border-accent px-3 py-1 text-sm font-semibold text-accent-text lg:mb-5 lg:inline-flex">
            {product.badge}
          </p>
          <h2 className="text-display max-lg:text-[3.5rem] max-md:text-[2.25rem]">{product.headline}</h2>
          <p className="mt-4 max-w-xl text-lg text-ink-soft max-lg:order-2 lg:mt-5">{product.lead}</p>
          <HeroFeatures product={product} className="mt-6 max-lg:hidden" />
          <div className="mt-4 flex flex-wrap gap-3 max-lg:order-2 lg:mt-8">
            <ButtonLink to={primary.href}>{primary.label}</ButtonLink>
            <ButtonLink to={secondary.href} variant="secondary">
              {secondary.label}
            </ButtonLink>
          </div>
        </div>
        <div className="relative max-lg:order-1 max-lg:mt-4 lg:col-span-6">
          <div className="relative max-sm:-mx-5">
            <Picture
              picture={pictureSource(product.picture)}
              sizes="(width < 40rem) 100vw, (width < 64rem) calc(100vw - 2.5rem), min(50vw - 2.75rem, 37.5rem)"
              className="relative aspect-4/3 w-full object-cover sm:rounded-3xl"
            />
          </div>
          <HeroFigures product={product} className="mt-4 flex justify-between gap-4 max-lg:hidden" />
        </div>
      </div>
    </div>
  );
}

/** app/styles/hero.css shows one of them, which `heroScript` chooses. */
export function HeroPanels({ products }: { products: readonly HeroProduct[] }) {
  return (
    <div className="hero-panels">
      {products.map((product, position) => (
        <HeroPanel key={product.slug} product={product} position={position} />
      ))}
    </div>
  );
}

/** A snap row on a phone (docs/behavior/home.md#hero). `Hero` makes them work; until then `heroCardsScript` does. */
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
              picture={squareSource(picture)}
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
