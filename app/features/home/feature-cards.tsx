import { NamedIcon } from "#app/ui/named-icon.tsx";
import type { FeatureCard } from "#content/home/features.ts";

export function FeatureCards({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <ul className="grid border-t border-l border-border sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.title} data-accent={card.accentColor} className="border-r border-b border-border p-5 lg:p-8">
          <NamedIcon name={card.icon} className="size-7 text-accent-text" />
          <h3 className="mt-4 text-xl tracking-[-0.015em]">{card.title}</h3>
          <p className="mt-2">{card.description}</p>
          <p className="mt-3 border-l-2 border-accent pl-3 text-ink-soft">{card.lifestyleContext}</p>
        </li>
      ))}
    </ul>
  );
}
