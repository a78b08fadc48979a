import type { ReactNode } from "react";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { reviewsText as text } from "#content/reviews.ts";
import { oneOf } from "#contract/page-query.ts";
import type { ProductReviews as Reviews } from "#contract/reviews.ts";

/** What the address of a product's page may ask of its reviews. */
export const reviewsQuery = { stars: oneOf("1", "2", "3", "4", "5") };

/** What pages say of a product's reviews beside the list itself, which is static HTML. */
export type ReviewSummary = Pick<Reviews, "count" | "average" | "byStars"> & { readonly listed: number };

/** The id of the section, which links lead to. */
const sectionId = "reviews";

/** The stars of a product with their count, which lead to its reviews; nothing where it has none. */
export function RatingLine({ reviews }: { reviews: ReviewSummary | null }) {
  if (!reviews) return null;
  const words = text.summary(reviews.average, reviews.count);
  return (
    <p data-screen-only className="mt-2">
      <a href={`#${sectionId}`} className="inline-flex min-h-11 items-center gap-3">
        <Stars stars={Math.round(reviews.average)} />
        <span className="link-line">{words}</span>
      </a>
    </p>
  );
}

/**
 * The reviews of a product with links that show those with as many stars; nothing where it has none
 * (docs/behavior/reviews.md#product-page).
 * @param children the list, in which each review says by which of the links it is shown
 */
export function ProductReviews({ reviews, children }: { reviews: ReviewSummary | null; children: ReactNode }) {
  const query = usePageQuery();
  if (!reviews) return null;
  const { average, count, byStars, listed } = reviews;
  const asked = query.get("stars");
  const chosen = asked !== null && (byStars[Number(asked) - 1] ?? 0) > 0 ? asked : null;
  function addressOf(stars: string | null): string {
    const params = new URLSearchParams(query.canonical);
    params.delete("stars");
    if (stars !== null) params.set("stars", stars);
    return `?${params}#${sectionId}`;
  }
  const link = (stars: string | null, words: string) => (
    <PageLink
      to={addressOf(stars)}
      preventScrollReset
      aria-current={stars === chosen ? "true" : undefined}
      className="inline-flex min-h-11 items-center rounded-full border border-border-strong px-4 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {words}
    </PageLink>
  );
  return (
    <section id={sectionId} data-screen-only aria-labelledby="reviews-title" className="mt-8 sm:mt-20 lg:mt-28">
      <h2 id="reviews-title" className="mb-3 text-2xl tracking-[-0.02em] sm:mb-6 sm:text-3xl">
        {text.title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-4xl font-semibold tabular-nums" aria-hidden="true">
          {average.toFixed(1)}
        </p>
        <div>
          <Stars stars={Math.round(average)} />
          <p>{text.summary(average, count)}</p>
        </div>
      </div>
      <p className="mt-3 max-w-prose text-base text-ink-soft">{text.how}</p>
      <nav aria-label={text.filter} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          <li>{link(null, text.all(count))}</li>
          {[5, 4, 3, 2, 1].map((stars) => {
            const given = byStars[stars - 1] ?? 0;
            return given === 0 ? null : <li key={stars}>{link(String(stars), text.withStars(stars, given))}</li>;
          })}
        </ul>
      </nav>
      <div className="group/reviews mt-6" data-shown={chosen ?? "all"}>
        {children}
      </div>
      {listed < count ? <p className="text-ink-soft">{text.newest(listed, count)}</p> : null}
    </section>
  );
}
