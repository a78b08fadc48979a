import { useState } from "react";
import { AdminApiError, adminApiErrorOf } from "#app/features/admin/admin-api.ts";
import { TableSection } from "#app/features/admin/admin-table.tsx";
import { useForm } from "#app/features/admin/form.tsx";
import { showFailure, useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { ApiError } from "#app/lib/call-api.ts";
import { Button } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { articlesText as text } from "#content/admin-articles.ts";
import { type ArticleDraft, saveDraftResponse, slugOf } from "#contract/admin-articles.ts";

/** Without its text. */
export type BuiltInArticle = Omit<ArticleDraft, "slug" | "body" | "authorRole" | "replaces"> & {
  readonly id: number;
  readonly path: string;
  readonly date: string;
};

/** The text in an article's Markdown alternate, without its head and with addresses of this site as paths. */
export function textOfAlternate(markdown: string, siteUrl: string): string {
  const text = markdown.replace(/^[\s\S]*?\nSource: <[^>]*>\n\n/, "");
  return text.replaceAll(`](${siteUrl}/`, "](/").trim();
}

type BuiltInArticlesProps = { siteUrl: string; articles: readonly BuiltInArticle[]; onWritten: (id: number) => void };

/** To read, and to begin one's own version of. */
export function BuiltInArticles({ siteUrl, articles, onWritten }: BuiltInArticlesProps) {
  const call = useAdminApi();
  const { busy, send } = useForm();
  // The list stays until the new version is shown: a second press would write a second one.
  const [written, setWritten] = useState(false);

  async function write({ id, path, date: _, ...known }: BuiltInArticle) {
    // One that was replaced meanwhile leads to the other version, which isn't its text.
    const response = await fetch(`${path}.md`, { redirect: "manual" });
    if (response.type === "opaqueredirect") throw new AdminApiError(text.builtIn.gone);
    if (!response.ok) throw new ApiError(response.status, "", response.statusText);
    const body = textOfAlternate(await response.text(), siteUrl);
    const draft = { ...known, slug: slugOf(known.title), authorRole: "", body, replaces: id } satisfies ArticleDraft;
    const { id: draftId } = await call.post("/api/admin/articles/save", { article: null, draft }, saveDraftResponse);
    setWritten(true);
    onWritten(draftId);
  }

  const onFailure = (_: string, failure: unknown) => showFailure(adminApiErrorOf(failure));

  return (
    <TableSection
      id="built-in"
      title={text.builtIn.title}
      empty={text.builtIn.none}
      rows={articles}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: text.columns.title,
          cell: ({ path, title }) => (
            <PageLink to={path} className="link-line font-medium">
              {title}
            </PageLink>
          ),
        },
        { heading: text.builtIn.date, cell: ({ date }) => <span className="wrap-normal">{date}</span> },
        {
          heading: "",
          cell: (article) => (
            <Button
              variant="quiet"
              busy={busy || written}
              onClick={() => void send(() => write(article), onFailure)}
              aria-label={text.builtIn.writeOf(article.title)}
            >
              {text.builtIn.write}
            </Button>
          ),
        },
      ]}
    />
  );
}
