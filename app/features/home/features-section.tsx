import { NamedIcon } from "#app/ui/named-icon.tsx";
import { Picture, PictureWhere } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Offers } from "#content/catalog/offers.ts";
import { featuresOf } from "#content/home/features.ts";
import { versatileDesign } from "#content/home/versatile-design.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { presentation } from "#content/products.ts";
import { ProductTabs } from "./product-tabs.tsx";

/** All three trackers, upright on a phone. */
function TrioPicture() {
  return (
    <div data-screen-only>
      <Picture
        picture={pictureSource("trio-wide")}
        sizes="(width < 64rem) calc(100vw - 2.5rem), min(50vw - 2.75rem, 37.5rem)"
        decorative
        className="aspect-4/5 w-full rounded-3xl object-cover sm:aspect-50/27"
      >
        <PictureWhere media="(width < 40rem)" picture={pictureSource("trio-tall")} sizes="calc(100vw - 2.5rem)" />
      </Picture>
    </div>
  );
}

/** The first row is lower: it keeps the card, and the keys to their tips. No frame is wider than half of its file. */
const firstFrames = ["lg:h-80 object-top", "lg:h-80 object-[50%_75%]"];

function VersatileDesign() {
  return (
    <div className="mt-16 lg:mt-24">
      <h3 className="mb-6 text-3xl tracking-[-0.02em]">Six things people lose</h3>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:gap-x-12 lg:gap-y-8">
        {versatileDesign.map((item, index) => (
          <li key={item.title} className="relative overflow-clip rounded-2xl bg-wash sm:rounded-3xl">
            <Picture
              picture={pictureSource(item.picture)}
              sizes="(width < 64rem) 50vw, min(50vw - 2.5rem, 37.5rem)"
              decorative
              className={`aspect-4/3 w-full object-cover ${firstFrames[index] ?? "lg:h-112"}`}
            />
            <div className="border-t border-border p-3 sm:p-4">
              <h4 className="figure-mono font-semibold">{item.title}</h4>
              <p className="text-sm text-ink-soft sm:text-base">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The part of the home page that says what each tracker does. */
export function FeaturesSection({ offers }: { offers: Offers }) {
  const features = featuresOf(offers);
  return (
    <Section
      id="features"
      kicker="Features"
      title="Measured, not promised"
      lead="What each tracker does, and the moment you'll be glad of it."
      beside={<TrioPicture />}
    >
      <ProductTabs
        name="features-of"
        label="Features of"
        panel={(slug) => (
          <ul className="grid border-t border-l border-border sm:grid-cols-2 lg:grid-cols-3">
            {features[slug].map((card) => (
              <li
                key={card.title}
                data-accent={presentation[slug].accent}
                className="border-r border-b border-border p-5 lg:p-8"
              >
                <NamedIcon name={card.icon} className="size-7 text-accent-text" />
                <h3 className="mt-4 text-xl tracking-[-0.015em]">{card.title}</h3>
                <p className="mt-2">{card.description}</p>
                <p className="mt-3 border-l-2 border-accent pl-3 text-ink-soft">{card.lifestyleContext}</p>
              </li>
            ))}
          </ul>
        )}
      />
      <VersatileDesign />
    </Section>
  );
}
