import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type HeroProduct, heroStates } from "#content/home/hero.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { presentation } from "#content/products.ts";

/**
 * The end of the home page: a photograph of all trackers as wide as the page, and where each is bought. The footer follows
 * without its gap, which would be a stripe between two grounds of the same color.
 */
export function AllTrackers({ products }: { products: readonly HeroProduct[] }) {
  return (
    <section
      id="all-trackers"
      aria-labelledby="all-trackers-title"
      className="-mb-14 border-t border-border bg-wash sm:-mb-24"
    >
      <div data-screen-only>
        <Picture
          picture={pictureSource("trio-table")}
          sizes="100vw"
          className="aspect-50/21 max-h-136 w-full object-cover"
        />
      </div>
      <div className="wrap py-12 lg:py-16">
        <h2 id="all-trackers-title" className="text-title">
          Pick your tracker
        </h2>
        <ul className="mt-8 grid gap-x-6 gap-y-6 md:grid-cols-3 lg:gap-x-12">
          {products.map(({ slug, kind, price, buttons: { primary } }) => {
            const { name, accent } = presentation[slug];
            return (
              <li
                key={slug}
                data-accent={accent}
                className="flex flex-col items-start gap-4 border-t border-border-strong pt-4"
              >
                <p>
                  <strong className="block text-xl tracking-[-0.015em]">{name}</strong>
                  <span className="tabular-nums">{price}</span>
                  <span className="text-ink-soft">{` · ${heroStates[kind]}`}</span>
                </p>
                <ButtonLink to={primary.href} className="md:max-lg:px-4">
                  {primary.label}
                </ButtonLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
