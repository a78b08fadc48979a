import { type ComponentProps, useState } from "react";
import { useSearchParams } from "react-router";
import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { ArticleEditor } from "#app/features/admin/articles/article-editor.tsx";
import { BuiltInArticles } from "#app/features/admin/articles/built-in-articles.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { servicesContext } from "#app/services-context.ts";
import { builtInArticles } from "#app/texts/articles.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { articlesText as text } from "#content/admin-articles.ts";
import { type ArticlesResponse, articlesResponse, draftResponse } from "#contract/admin-articles.ts";
import type { Route } from "./+types/articles";

/** The articles that came with the shop and that staff haven't replaced. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, texts } = context.get(servicesContext);
  const replaced = new Set(texts().articles.map(({ replaces }) => replaces));
  const builtIn = builtInArticles
    .filter(({ id }) => !replaced.has(id))
    .map(({ id, path, title, excerpt, author, tags, illustrationType, date }) => ({
      id,
      path,
      title,
      excerpt,
      author,
      illustrationType,
      date,
      tags: [...tags],
    }));
  return { siteUrl: config.siteUrl, builtIn };
}

/** The list, or the article that the address names (docs/staff.md). */
export default function ArticlesScreen({ loaderData: { builtIn, siteUrl } }: Route.ComponentProps) {
  const { latest: data, error, reload } = useAdminQuery("/api/admin/articles", articlesResponse);
  const [, setParams] = useSearchParams();
  const requested = usePageQuery().get("article");
  // A new article gets its number with its first save; its form stays as it is.
  const [begun, setBegun] = useState<string | null>(null);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  if (requested === null) {
    return (
      <>
        <OutdatedNote error={error} onRetry={reload} />
        <ArticleList data={data} />
        <BuiltInArticles siteUrl={siteUrl} articles={builtIn} onWritten={(id) => setParams({ article: String(id) })} />
      </>
    );
  }
  const onBegin = (id: number) => {
    setBegun(String(id));
    setParams({ article: String(id) }, { replace: true, preventScrollReset: true });
  };
  const onLeave = () => {
    setBegun(null);
    setParams({});
    reload();
  };
  const shared = { tags: data.tags, authors: data.authors, onLeave };
  if (requested === "new" || requested === begun)
    return <ArticleEditor key="new" saved={null} onBegin={onBegin} {...shared} />;
  // One that somebody else deleted may be saved anew, with another number.
  const onSavedAnew = (id: number) => setParams({ article: String(id) }, { replace: true });
  return <SavedArticle key={requested} id={requested} onBegin={onSavedAnew} {...shared} />;
}

type SavedProps = Omit<ComponentProps<typeof ArticleEditor>, "saved"> & { id: string };

function SavedArticle({ id, ...props }: SavedProps) {
  const path = `/api/admin/articles/draft?id=${encodeURIComponent(id)}`;
  const { latest: data, error, reload } = useAdminQuery(path, draftResponse);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  return <ArticleEditor saved={data} {...props} />;
}

function ArticleList({ data: { articles } }: { data: ArticlesResponse }) {
  return (
    <div className="grid gap-6 py-8">
      <p>
        <ButtonLink to="?article=new">{text.write}</ButtonLink>
      </p>
      {articles.length === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <AdminTable
          caption={text.list}
          rows={articles}
          keyOf={({ id }) => id}
          columns={[
            {
              heading: text.columns.title,
              cell: ({ id, title }) => (
                <PageLink to={`?article=${id}`} className="link-line font-medium">
                  {title || text.untitled}
                </PageLink>
              ),
            },
            { heading: text.columns.state, cell: ({ state }) => text.states[state] },
            { heading: text.columns.changed, cell: (row) => <Timestamp iso={row.updatedAt} by={row.username} /> },
          ]}
        />
      )}
    </div>
  );
}
