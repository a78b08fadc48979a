import ChevronDown from "@lucide/icons/icons/chevron-down";
import CreditCard from "@lucide/icons/icons/credit-card";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import Truck from "@lucide/icons/icons/truck";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { type buyFactsOf, buyFactsTitle, buyPromises } from "#content/products/buy-facts.ts";

const promises = [
  { icon: Truck, text: buyPromises.shipping },
  { icon: ShieldCheck, text: buyPromises.guarantees },
  { icon: CreditCard, text: buyPromises.payment },
];

export function BuyFacts({ facts }: { facts: ReturnType<typeof buyFactsOf> }) {
  return (
    <>
      <ul className="mt-5 grid grid-cols-3 gap-3 text-[0.9375rem] leading-snug">
        {promises.map(({ icon, text }) => (
          <li key={text}>
            <Icon icon={icon} className="mb-1.5 size-5 text-accent-text" />
            {text}
          </li>
        ))}
      </ul>
      <details className="group mt-4 border-y border-border">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium">
          {buyFactsTitle}
          <Icon icon={ChevronDown} className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <dl className="grid gap-3 pb-4">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="font-medium">{fact.label}</dt>
              {fact.lines.map((line) => (
                <dd key={line} className="text-ink-soft">
                  {line}
                </dd>
              ))}
              {fact.link ? (
                <dd>
                  <LineLink to={fact.link.href}>{fact.link.label}</LineLink>
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
