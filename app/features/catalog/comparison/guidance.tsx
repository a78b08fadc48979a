import { Link } from "react-router";
import { decisionGuide, type GuidanceCard } from "#content/catalog/comparison.ts";
import { presentation } from "#content/catalog/presentation.ts";

const googleVersion = { name: "Tagigo G", path: "/products/tagigo-g" };
const productOf = (id: GuidanceCard["id"]) => (id === "tagigo-g" ? googleVersion : presentation[id]);

export function GuidanceCards({ cards }: { cards: readonly GuidanceCard[] }) {
  return (
    <ul className="grid border-t border-l border-border md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.id} className="border-r border-b border-border p-6 lg:p-8">
          <p className="kicker">{productOf(card.id).name}</p>
          <h3 className="mt-2 text-xl tracking-[-0.015em]">{card.title}</h3>
          <p className="mt-2">{card.text}</p>
          <p className="mt-3 border-l-2 border-accent pl-3 text-ink-soft">{card.notFor}</p>
        </li>
      ))}
    </ul>
  );
}

export function DecisionGuide() {
  return (
    <ul className="border-t border-border-strong lg:text-lg">
      {decisionGuide.map((row) => (
        <li key={row.ifYou} className="grid items-baseline gap-x-8 border-b border-border py-3 sm:grid-cols-[3fr_2fr]">
          <span>{row.ifYou},</span>
          <Link to={productOf(row.id).path} className="link-line font-semibold">
            {row.choose}
          </Link>
        </li>
      ))}
    </ul>
  );
}
