import { Link } from "react-router";
import { Footnote } from "#app/ui/footnote.tsx";
import { Sprite } from "#app/ui/sprite.tsx";
import type { ComingSoonTeaser } from "#content/home/teasers.ts";

/** `href` is null while the article is Coming Soon (docs/behavior/home.md#blog-teasers). */
export type TeaserView = Omit<ComingSoonTeaser, "id"> & { readonly id: number; readonly href: string | null };

/** Unwritten articles show Coming Soon and aren't linked (docs/behavior/home.md#blog-teasers). */
function TeaserCard({ teaser }: { teaser: TeaserView }) {
  return (
    <article className="group relative grid h-full grid-cols-[30%_1fr] content-start gap-x-4 sm:flex sm:flex-col">
      <Sprite
        drawing={teaser.illustrationType}
        width={640}
        height={400}
        className="row-span-4 h-auto w-full self-start rounded-xl border border-border bg-wash sm:rounded-2xl"
      />
      <p className="kicker sm:mt-4">{teaser.date}</p>
      <h3 className="mt-1 text-lg leading-snug tracking-[-0.01em]">
        {teaser.href ? (
          <Link to={teaser.href} className="after:absolute after:inset-0 group-hover:underline">
            {teaser.title}
          </Link>
        ) : (
          teaser.title
        )}
      </h3>
      <p className="mt-2 text-ink-soft">
        {teaser.footnote ? `${teaser.excerpt}*` : teaser.excerpt}
        <Footnote text={teaser.footnote} />
      </p>
      {teaser.href ? null : (
        <p className="mt-3 self-start justify-self-start rounded-full border border-border-strong px-3 py-1 text-sm font-semibold">
          Coming Soon
        </p>
      )}
    </article>
  );
}

export function TeaserList({ teasers }: { teasers: readonly TeaserView[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {teasers.map((teaser) => (
        <li key={teaser.id}>
          <TeaserCard teaser={teaser} />
        </li>
      ))}
    </ul>
  );
}
