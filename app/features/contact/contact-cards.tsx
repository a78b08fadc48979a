import Mail from "@lucide/icons/icons/mail";
import MapPin from "@lucide/icons/icons/map-pin";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { contactCards, contactQuestions } from "#content/contact.ts";
import type { LabeledLink } from "#content/navigation.ts";

const icons = { email: Mail, location: MapPin };

function CardLink({ link }: { link: LabeledLink }) {
  const className = "link-line inline-flex min-h-11 items-center";
  return link.href.startsWith("/") ? (
    <Link to={link.href} className={className}>
      {link.label}
    </Link>
  ) : (
    <a href={link.href} className={className}>
      {link.label}
    </a>
  );
}

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
          <CardLink link={card.link} />
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
            <CardLink link={item.link} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
