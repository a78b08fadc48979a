import { Stars } from "#app/ui/stars.tsx";
import { timeText } from "#content/format.ts";
import { reviewsText as text } from "#content/reviews.ts";
import type { PublicReview } from "#contract/reviews.ts";

/** Shown where all are, or those with as many stars: what the list around them says in `data-shown`. */
const shownWith: Readonly<Record<number, string>> = {
  1: "group-data-[shown=1]/reviews:block",
  2: "group-data-[shown=2]/reviews:block",
  3: "group-data-[shown=3]/reviews:block",
  4: "group-data-[shown=4]/reviews:block",
  5: "group-data-[shown=5]/reviews:block",
};

/** The reviews of a product, for static HTML: the newest first, each with the shop's answer if there is one. */
export function ReviewList({ reviews }: { reviews: readonly PublicReview[] }) {
  return (
    <ul aria-label={text.title} className="grid gap-x-12 lg:grid-cols-2">
      {reviews.map(({ id, stars, words, name, about, date, answer }) => (
        <li
          key={id}
          className={`hidden border-t border-border py-6 group-data-[shown=all]/reviews:block ${shownWith[stars] ?? ""}`}
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Stars stars={stars} label={text.starCount(stars)} />
            <p className="kicker">{text.bought}</p>
          </div>
          <p className="mt-3 text-lg leading-relaxed wrap-anywhere whitespace-pre-line">{words}</p>
          <p className="mt-3 wrap-anywhere">
            <span className="font-semibold">{name}</span>
            {about === "" ? null : <span className="text-ink-soft">{`, ${about}`}</span>}
          </p>
          <time dateTime={date} className="kicker">
            {timeText(date, "date")}
          </time>
          {answer === null ? null : (
            <div className="mt-4 rounded-2xl bg-wash px-5 py-4">
              <p className="kicker">{text.answer}</p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
