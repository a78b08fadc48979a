import Mail from "@lucide/icons/icons/mail";
import MapPin from "@lucide/icons/icons/map-pin";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import { breadcrumbs, faqPage, organization } from "#app/features/catalog/structured-data/page.ts";
import { ClickToLoadMap } from "#app/features/contact/click-to-load-map.tsx";
import { ContactForm, type MessageStart } from "#app/features/contact/contact-form.tsx";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { triedText } from "#app/features/support/troubleshooter/troubleshooter-state.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { contactCardsOf, contactCommunity, contactHero, contactQuestions, contactTopics } from "#content/contact.ts";
import { freeText, oneOf, type QueryReader } from "#contract/page-query.ts";
import type { ShopPlace } from "#contract/services.ts";
import type { Route } from "./+types/contact";

const icons = { email: Mail, location: MapPin };

/** docs/behavior/contact.md#page */
function ContactCards({ support, place }: { support: string; place: ShopPlace }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
      {contactCardsOf(support, place).map((card) => (
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

function ContactQuestions() {
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

export const handle = {
  query: {
    sent: oneOf("1"),
    topic: oneOf(...contactTopics.map(({ value }) => value)),
    tried: freeText(300),
  },
} satisfies PageHandle;

/** From the troubleshooter: what was tried, made from our own texts. */
function startOf(query: QueryReader): MessageStart | undefined {
  const message = triedText(query.get("tried"));
  const topic = contactTopics.find(({ value }) => value === query.get("topic"))?.value;
  if (message === null && topic === undefined) return undefined;
  return { topic: topic ?? contactTopics[0].value, message: message ?? "" };
}

export function loader({ context, url }: Route.LoaderArgs) {
  const page = pageData(context, "/contact", {}, (siteUrl, config) => [
    organization(siteUrl, config),
    ...faqPage(contactQuestions),
    breadcrumbs(siteUrl, ["Contact", "/contact"]),
  ]);
  const { emails, place } = context.get(servicesContext).config;
  return { ...page, start: startOf(requestQuery(handle.query, url)), support: emails.support, place };
}

export const meta = pageHead;

/** docs/behavior/contact.md#page */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const { urgent } = contactHero;
  const { place } = loaderData;
  return (
    <>
      <header className="relative overflow-clip border-b border-border">
        <Rings className="absolute top-1/2 right-[-9rem] w-[34rem] max-w-none -translate-y-1/2 text-border max-lg:hidden" />
        <div className="wrap relative py-14 lg:py-24">
          <p className="kicker mb-3">Contact</p>
          <h1 className="text-display">{contactHero.title}</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">{contactHero.text}</p>
          <p className="mt-6 flex max-w-xl gap-3">
            <Icon icon={TriangleAlert} className="mt-1 size-5 shrink-0 text-danger" />
            <span>
              <span>{urgent.text}</span>{" "}
              <PageLink to={urgent.link.href} className="link-line font-semibold">
                {urgent.link.label}
              </PageLink>
            </span>
          </p>
        </div>
      </header>

      <div className="wrap grid gap-x-12 gap-y-10 py-14 lg:grid-cols-12 lg:py-20">
        <section id="message" className="scroll-mt-24 lg:col-span-7">
          <ContactForm start={loaderData.start} />
        </section>
        <div className="lg:col-span-5">
          <ContactCards support={loaderData.support} place={place} />
        </div>
        <ClickToLoadMap place={place} />
      </div>

      <section aria-labelledby="questions-title" className="wrap pb-16 lg:pb-24">
        <h2 id="questions-title" className="text-title mb-10">
          Before you write
        </h2>
        <ContactQuestions />
      </section>

      <section aria-labelledby="community-title" className="wrap">
        <div className="grid items-center gap-x-12 gap-y-8 rounded-3xl border border-border bg-wash p-6 sm:p-10 lg:grid-cols-12 lg:p-14">
          <div className="lg:col-span-6">
            <h2 id="community-title" className="text-title">
              {contactCommunity.title}
            </h2>
            <p className="mt-4 max-w-xl text-lg">{contactCommunity.text}</p>
            <ul className="mt-6 flex flex-wrap gap-x-6">
              {place.profiles.map((link) => (
                <li key={link.href}>
                  <ContentAnchor href={link.href} className="link-line inline-flex min-h-11 items-center font-medium">
                    {link.name}
                  </ContentAnchor>
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:col-span-6">
            <NewsletterForm submitLabel={contactCommunity.submit} />
          </div>
        </div>
      </section>
      <StaticHtml id={structuredDataId} from={loaderData.html} />
    </>
  );
}
