import Rss from "@lucide/icons/icons/rss";
import { Link } from "react-router";
import type { ArticleView } from "#app/texts/articles.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BlogSearch } from "./blog-search.tsx";
import type { BlogQuery } from "./listing.ts";
import { TagList } from "./tag-list.tsx";

/** On a phone the posts go below the list, which search and tags filter (docs/behavior/blog.md#sidebar). */
export function BlogSidebar({
  listing,
  tags,
  popular,
}: {
  listing: BlogQuery;
  tags: readonly string[];
  popular: readonly ArticleView[];
}) {
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
              <Link to={article.path} className="group block py-3">
                <span className="block leading-snug font-medium group-hover:underline">{article.title}</span>
                <time dateTime={article.isoDate} className="kicker mt-1 block">
                  {article.date}
                </time>
              </Link>
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
