import ArrowRight from "@lucide/icons/icons/arrow-right";
import { useNavigation } from "react-router";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { feedLink } from "#app/features/editorial/articles/article-meta.ts";
import { ArticleDrawing, TagList } from "#app/features/editorial/articles/article-parts.tsx";
import { BlogSidebar } from "#app/features/editorial/articles/blog-sidebar.tsx";
import {
  articlePage,
  articlesPerPage,
  type BlogQuery,
  blogHref,
  blogQueryOf,
  maxQueryLength,
} from "#app/features/editorial/articles/listing.ts";
import { find } from "#app/features/search/find.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { currentIndex } from "#app/page-html/current-index.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { type ArticleView, allArticles, articleView } from "#app/texts/articles.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { blogTags } from "#content/blog/tags.ts";
import { freeText, knownValue, pageOfList } from "#contract/page-query.ts";
import type { Route } from "./+types/list";

/** Counted by their files: the articles themselves are large and stay on the server. */
const articleCount = Object.keys(import.meta.glob("/content/blog/*.mdx")).length;

export const handle = {
  query: {
    q: freeText(maxQueryLength),
    tag: knownValue("article tags", 30),
    page: pageOfList({ entries: articleCount, perPage: articlesPerPage, more: "articles" }),
  },
} satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const articles = allArticles(services.texts());
  const query = blogQueryOf(requestQuery(handle.query, url));
  const { q, tag } = query;
  // Newest first; for a search the best first.
  const matching =
    q === ""
      ? articles
      : find(await currentIndex(services), q, articles.length, ["article"]).flatMap(
          ({ address }) => articles.find(({ path }) => address === path) ?? [],
        );
  const listed = matching.filter(({ tags }) => tag === null || tags.includes(tag));
  const { shown, page, pages: count } = articlePage(listed, query.page);
  return {
    ...pageData(context, "/blog", {}, (siteUrl) => [breadcrumbs(siteUrl, ["Blog", "/blog"])]),
    listing: { ...query, page },
    pages: count,
    total: listed.length,
    shown: shown.map(articleView),
    tags: [...new Set([...blogTags, ...articles.flatMap(({ tags }) => tags)])],
    popular: articles.filter((article) => article.popular).map(articleView),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { listing, page, siteUrl } = loaderData;
  const filtered = listing.q !== "" || listing.tag !== null;
  const title = listing.page > 1 ? `Page ${listing.page}: ${page.title}` : page.title;
  const path = filtered ? "/blog" : blogHref({ page: listing.page });
  return [...pageMeta({ ...page, title, index: listing.q === "", path }, siteUrl), feedLink(siteUrl)];
};

/** The blog's list (docs/behavior/blog.md#list): three articles a page, searched and filtered by its address. */
export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { listing, shown, pages: count, total, tags, popular } = loaderData;
  const waiting = useNavigation().location?.pathname === "/blog";
  const filtered = listing.q !== "" || listing.tag !== null;
  return (
    <div className="wrap py-10 lg:py-16">
      <header className="mb-10 max-w-2xl lg:mb-14">
        <p className="kicker mb-3">Reading room</p>
        <h1 className="text-title">Tracking Technology Insights</h1>
        <p className="mt-4 text-lg text-ink-soft">{loaderData.page.description}</p>
      </header>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <BlogSidebar listing={listing} tags={tags} popular={popular} />
        <div className="lg:col-span-8 lg:col-start-1 lg:row-start-1" aria-busy={waiting}>
          <p role="status" className={filtered ? "mb-4 text-ink-soft" : "sr-only"}>
            {countSentence(total, listing)}
          </p>
          {shown.length === 0 ? <BlogEmpty listing={listing} /> : null}
          {shown.map((article) => (
            <ArticleCard key={article.path} article={article} />
          ))}
          <PageLinks listing={listing} pages={count} />
        </div>
      </div>
      <StaticHtml id={structuredDataId} from={loaderData.html} />
    </div>
  );
}

/** Such as `2 articles about Safety for “bags”`. */
function countSentence(total: number, { tag, q }: BlogQuery): string {
  const count = total === 1 ? "1 article" : `${total} articles`;
  return `${count}${tag ? ` about ${tag}` : ""}${q ? ` for “${q}”` : ""}`;
}

function ArticleCard({ article }: { article: ArticleView }) {
  return (
    <article className="grid items-start gap-x-8 gap-y-5 border-t border-border-strong py-8 sm:grid-cols-[5fr_7fr]">
      <PageLink to={article.path} tabIndex={-1} aria-hidden="true">
        <ArticleDrawing article={article} />
      </PageLink>
      <div>
        <p className="kicker">
          <time dateTime={article.isoDate}>{article.date}</time> · <span>{article.readTime}</span>
        </p>
        <h2 className="mt-2 text-2xl leading-tight tracking-[-0.02em]">
          <PageLink to={article.path} className="hover:underline">
            {article.title}
          </PageLink>
        </h2>
        <p className="mt-3 text-ink-soft">{article.excerpt}</p>
        <TagList tags={article.tags} className="mt-4" />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
          <p className="text-base text-ink-soft">{`By ${article.author}`}</p>
          <PageLink
            to={article.path}
            className="group inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
          >
            Read More<span className="sr-only">{`: ${article.title}`}</span>
            <Icon icon={ArrowRight} className="size-4 transition-transform group-hover:translate-x-1" />
          </PageLink>
        </div>
      </div>
    </article>
  );
}

function BlogEmpty({ listing }: { listing: BlogQuery }) {
  return (
    <div className="grid min-h-96 place-content-center justify-items-center gap-6 border-t border-border-strong py-16 text-center">
      <Rings dot={false} className="w-28 text-border-strong" />
      <div className="max-w-md">
        <h2 className="text-2xl tracking-[-0.02em]">Nothing found</h2>
        <p className="mt-2 break-words text-ink-soft">
          {`No article${listing.tag ? ` about ${listing.tag}` : ""} mentions “${listing.q}”.`}
        </p>
        <p className="mt-4 flex flex-wrap justify-center gap-x-6">
          {listing.tag ? <LineLink to={blogHref({ q: listing.q })}>Search all articles</LineLink> : null}
          <LineLink to={`/search?q=${encodeURIComponent(listing.q)}`}>Search the whole site</LineLink>
          <LineLink to="/blog">Show all articles</LineLink>
        </p>
      </div>
    </div>
  );
}

/** Nothing where there is only one page (docs/behavior/blog.md#list). */
function PageLinks({ listing, pages }: { listing: BlogQuery; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="border-t border-border-strong pt-6">
      <ol className="flex flex-wrap gap-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <PageLink
              to={blogHref({ ...listing, page })}
              aria-label={`Page ${page}`}
              aria-current={page === listing.page ? "page" : undefined}
              className="figure-mono grid size-11 place-items-center rounded-full border border-border-strong hover:border-ink hover:bg-wash aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {page}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
