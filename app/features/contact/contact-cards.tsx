import Mail from "@lucide/icons/icons/mail";
import MapPin from "@lucide/icons/icons/map-pin";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { contactCards, contactQuestions } from "#content/contact.ts";

const icons = { email: Mail, location: MapPin };

/** docs/behavior/contact.md#page */
export function ContactCards() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
      {contactCards.map((card) => (
        <li key={card.id} className="rounded-3xl border border-border bg-raised p-6 lg:p-8">
          <Icon icon={icons[card.id]} className="size-6 text-accent-text" />
          <h2 className="kicker mt-4">{card.title}</h2>
          <p className="mt-1 text-xl font-semibold tracking-[-0.015em] break-words">{card.value}</p>
          <p className="mt-2 text-ink-soft">{card.note}</p>
          <LineLink to={card.link.href}>{card.link.label}</LineLink>
        </li>
      ))}
    </ul>
  );
}

export function ContactQuestions() {
  return (
    <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {contactQuestions.map((item) => (
        <div key={item.question} className="border-t border-border-strong pt-5">
          <dt className="text-xl font-semibold tracking-[-0.015em]">{item.question}</dt>
          <dd className="mt-2">
            <p className="text-ink-soft">{item.answer}</p>
            <LineLink to={item.link.href}>{item.link.label}</LineLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
