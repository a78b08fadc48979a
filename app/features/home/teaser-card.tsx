import { builtInArticle } from "#app/texts/articles.ts";
import { Footnote } from "#app/ui/footnote.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Sprite } from "#app/ui/sprite.tsx";
import type { Teaser } from "#content/products/product-record.ts";

function written(id: number) {
  const article = builtInArticle(id);
  if (!article) throw new Error(`content/home/teasers.ts names article ${id}, which isn't written`);
  return { ...article, footnote: undefined, href: article.path };
}

/** Unwritten articles show Coming Soon and aren't linked (docs/behavior/home.md#blog-teasers). */
export function TeaserCard({ teaser }: { teaser: Teaser }) {
  const { illustrationType, date, title, excerpt, footnote, href } =
    typeof teaser === "number" ? written(teaser) : { ...teaser, href: null };
  return (
    <article className="group relative grid h-full grid-cols-[30%_1fr] content-start gap-x-4 sm:flex sm:flex-col">
      <Sprite
        drawing={illustrationType}
        width={640}
        height={400}
        className="row-span-4 h-auto w-full self-start rounded-xl border border-border bg-wash sm:rounded-2xl"
      />
      <p className="kicker sm:mt-4">{date}</p>
      <h3 className="mt-1 text-lg leading-snug tracking-[-0.01em]">
        {href ? (
          <PageLink to={href} className="after:absolute after:inset-0 group-hover:underline">
            {title}
          </PageLink>
        ) : (
          title
        )}
      </h3>
      <p className="mt-2 text-ink-soft">
        {footnote ? `${excerpt}*` : excerpt}
        <Footnote text={footnote} />
      </p>
      {href ? null : (
        <p className="mt-3 self-start justify-self-start rounded-full border border-border-strong px-3 py-1 text-sm font-semibold">
          Coming Soon
        </p>
      )}
    </article>
  );
}
