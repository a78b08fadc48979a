import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Textarea, TextField } from "#app/ui/fields.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { presentation, productSlugs } from "#content/products.ts";
import { reviewForm as text } from "#content/reviews.ts";
import { freeText } from "#contract/page-query.ts";
import { reviewBounds } from "#contract/review-bounds.ts";
import type { Route } from "./+types/review";

export const handle = {
  private: true,
  query: { ticket: freeText(600) },
} satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const ticket = requestQuery(handle.query, url).get("ticket");
  const { config, reviewTicket } = context.get(servicesContext);
  const found = ticket === null ? null : await reviewTicket(ticket);
  const products = productSlugs.flatMap((slug) => {
    const bought = found?.find(({ product }) => product === slug);
    const { name, path } = presentation[slug];
    return bought ? [{ slug, name, path, reviewed: bought.reviewed }] : [];
  });
  return { ...pageData(context, "/review"), ticket: ticket ?? "", products, supportEmail: config.emails.support };
}

export const meta = pageHead;

type Bought = Route.ComponentProps["loaderData"]["products"][number];

/** Needs no script; what is refused is drawn again by the server, with what was typed (docs/behavior/reviews.md#form). */
export default function Review({ loaderData: { ticket, products, supportEmail } }: Route.ComponentProps) {
  const [only, ...more] = products;
  if (!only) {
    return (
      <article className="wrap max-w-2xl py-10 lg:py-16">
        <h1 className="text-title">{text.invalidTitle}</h1>
        <p className="mt-4 text-lg text-ink-soft">{text.invalid(supportEmail)}</p>
      </article>
    );
  }
  return (
    <article className="wrap py-10 lg:py-16">
      <h1 className="text-title">{more.length === 0 ? text.title(only.name) : text.titleOfMany}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{text.lead}</p>
      {products.map((bought) => (
        <section
          key={bought.slug}
          id={bought.reviewed ? "outcome" : undefined}
          aria-label={bought.name}
          data-accent={presentation[bought.slug].accent}
          className="mt-10 max-w-2xl rounded-3xl border border-border bg-wash p-6 sm:p-8"
        >
          {more.length === 0 ? null : <h2 className="mb-5 text-2xl">{bought.name}</h2>}
          {bought.reviewed ? (
            <div role="status">
              <p className="text-lg">{text.sent}</p>
              <PageLink to={bought.path} className="link-line mt-3 inline-flex min-h-11 items-center">
                {text.all}
              </PageLink>
            </div>
          ) : (
            <ReviewForm ticket={ticket} bought={bought} />
          )}
        </section>
      ))}
    </article>
  );
}

function ReviewForm({ ticket, bought: { slug } }: { ticket: string; bought: Bought }) {
  return (
    <form action="/api/review" method="post" className="grid gap-6">
      <input type="hidden" name="ticket" value={ticket} />
      <input type="hidden" name="product" value={slug} />
      <fieldset>
        <legend className="mb-1.5 font-medium">{text.stars}</legend>
        <div className="grid gap-1">
          {text.starNames.map(({ stars, label }) => (
            <label key={stars} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="stars" value={stars} required className="size-5 accent-accent" />
              <Stars stars={stars} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Textarea
        label={text.words}
        hint={text.wordsHint}
        name="words"
        required
        rows={6}
        minLength={reviewBounds.least}
        maxLength={reviewBounds.words}
      />
      <TextField
        label={text.name}
        hint={text.nameHint}
        name="name"
        required
        maxLength={reviewBounds.line}
        autoComplete="name"
      />
      <TextField
        label={text.about}
        hint={text.aboutHint}
        name="about"
        maxLength={reviewBounds.line}
        autoComplete="off"
      />
      <p className="text-base text-ink-soft">
        <span>{text.note}</span> <LinkedText {...text.privacy} />
      </p>
      <button type="submit" className={buttonClass("primary", "justify-self-start")}>
        {text.submit}
      </button>
    </form>
  );
}
