import Rss from "@lucide/icons/icons/rss";
import X from "@lucide/icons/icons/x";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { ArticleView } from "#app/texts/articles.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { SearchField, SearchSubmitWithoutScript, useSearchField } from "#app/ui/search-field.tsx";
import { TagList } from "./article-parts.tsx";
import { type BlogQuery, blogHref, maxQueryLength } from "./listing.ts";

const pauseMs = 180;

/** Searches as one types; a plain GET form without script (docs/behavior/blog.md#sidebar). */
function BlogSearch({ listing }: { listing: BlogQuery }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  useEffect(() => () => clearTimeout(timer.current), []);
  const field = useSearchField(listing.q, follow);

  function follow(text: string) {
    const q = text.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => navigate(blogHref({ q, tag: listing.tag }), { replace: true, preventScrollReset: true }),
      pauseMs,
    );
  }

  return (
    <search>
      <form action="/blog" method="get" onSubmit={(event) => event.preventDefault()}>
        {listing.tag ? <input type="hidden" name="tag" value={listing.tag} /> : null}
        <label htmlFor="blog-search" className="kicker mb-2 block">
          Search the articles
        </label>
        <SearchField
          ref={field}
          id="blog-search"
          name="q"
          defaultValue={listing.q}
          onChange={({ target }) => follow(target.value)}
          maxLength={maxQueryLength}
          placeholder="battery, airport, alert…"
          autoComplete="off"
          trailing={
            listing.q === "" ? null : (
              <PageLink
                to={blogHref({ tag: listing.tag })}
                preventScrollReset
                aria-label="Clear the search"
                onClick={() => {
                  if (field.current) field.current.value = "";
                }}
                className="absolute right-0.5 grid size-11 place-items-center rounded-full hover:bg-wash"
              >
                <Icon icon={X} className="size-4" />
              </PageLink>
            )
          }
        />
        <SearchSubmitWithoutScript />
      </form>
    </search>
  );
}

type BlogSidebarProps = { listing: BlogQuery; tags: readonly string[]; popular: readonly ArticleView[] };

/** On a phone the posts go below the list, which search and tags filter (docs/behavior/blog.md#sidebar). */
export function BlogSidebar({ listing, tags, popular }: BlogSidebarProps) {
  return (
    <aside
      aria-label="More of the blog"
      className="contents lg:col-span-4 lg:col-start-9 lg:grid lg:content-start lg:gap-10"
    >
      <BlogSearch listing={listing} />
      <section aria-labelledby="popular-tags">
        <h2 id="popular-tags" className="mb-3 text-xl">
          Popular Tags
        </h2>
        <TagList tags={tags} current={listing.tag} q={listing.q} />
      </section>
      <section aria-labelledby="popular-posts" className="max-lg:order-1">
        <h2 id="popular-posts" className="mb-1 text-xl">
          Popular Posts
        </h2>
        <ol>
          {popular.map((article) => (
            <li key={article.path} className="border-b border-border last:border-0">
              <PageLink to={article.path} className="group block py-3">
                <span className="block leading-snug font-medium group-hover:underline">{article.title}</span>
                <time dateTime={article.isoDate} className="kicker mt-1 block">
                  {article.date}
                </time>
              </PageLink>
            </li>
          ))}
        </ol>
      </section>
      <a
        href="/feed.xml"
        className="inline-flex min-h-11 items-center gap-2 self-start text-ink-soft max-lg:order-1 hover:underline"
      >
        <Icon icon={Rss} className="size-4" />
        Read by RSS
      </a>
    </aside>
  );
}
