import { ChoiceTabs } from "#app/ui/choice-tabs.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { type FeatureCard, features } from "#content/home/features.ts";
import { VersatileDesign } from "./versatile-design.tsx";

/** The first of product 0's three sections: the features grid, six cards a product, and the versatile-design gallery (storefront §2, Home). */
export function FeaturesSection() {
  return (
    <Section
      id="features"
      kicker="Features"
      title="Measured, not promised"
      lead="What each tracker does, and the moment you will be glad of it."
    >
      <ChoiceTabs
        label="Features of"
        tabs={productSlugs.map((slug) => ({
          value: slug,
          title: presentation[slug].name,
          accent: presentation[slug].accent,
          panel: <FeatureGrid cards={features[slug]} />,
        }))}
      />
      <VersatileDesign />
    </Section>
  );
}

function FeatureGrid({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <ul className="grid border-t border-l border-rule sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.title} data-accent={card.accentColor} className="border-r border-b border-rule p-5 lg:p-8">
          <Icon name={card.icon} className="size-7 text-accent-text" />
          <h3 className="mt-4 text-xl tracking-[-0.015em]">{card.title}</h3>
          <p className="mt-2">{card.description}</p>
          <p className="mt-3 border-l-2 border-accent pl-3 text-ink-soft">{card.lifestyleContext}</p>
        </li>
      ))}
    </ul>
  );
}
