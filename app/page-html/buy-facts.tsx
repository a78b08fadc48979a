import ChevronDown from "@lucide/icons/icons/chevron-down";
import CreditCard from "@lucide/icons/icons/credit-card";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import Truck from "@lucide/icons/icons/truck";
import { PhoneCheckLink } from "#app/features/support/compatibility/phone-check-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { buyFactsOf, buyFactsTitle, buyPromises } from "#content/products/buy-facts.ts";
import type { Seller } from "#contract/services.ts";

const promises = [
  { icon: Truck, text: buyPromises.shipping },
  { icon: ShieldCheck, text: buyPromises.guarantees },
  { icon: CreditCard, text: buyPromises.payment },
];

type BuyFactsProps = { inTheBox: readonly string[]; seller: Seller; comparesWith: string | null };

/** @param comparesWith the words of a link to the comparison; null for none */
export function BuyFacts({ inTheBox, seller, comparesWith }: BuyFactsProps) {
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
          {buyFactsOf(inTheBox, seller).map(({ label, lines, link }) => (
            <div key={label}>
              <dt className="font-medium">{label}</dt>
              {lines.map((line) => (
                <dd key={line} className="text-ink-soft">
                  {line}
                </dd>
              ))}
              {link ? (
                <dd>
                  <LineLink to={link.href}>{link.label}</LineLink>
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
      </details>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <PhoneCheckLink />
        {comparesWith ? <LineLink to="/product-comparison">{comparesWith}</LineLink> : null}
      </p>
    </>
  );
}
