import { useState } from "react";
import { useForm } from "#app/features/admin/form.tsx";
import { showFailure, useAdminApi, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { adminText } from "#content/admin.ts";
import { articleMessages, articlesText as text } from "#content/admin-articles.ts";
import {
  type ArticleDraft,
  type ArticlesResponse,
  type DraftResponse,
  draftResponse,
  previewResponse,
  slugOf,
  unfinishedFields,
} from "#contract/admin-articles.ts";
import { successResponse } from "#contract/staff-response.ts";
import { ArticleFields } from "./article-fields.tsx";
import { type Saved, useAutosave } from "./use-autosave.ts";

type Shown = Pick<DraftResponse, "state" | "publishedAt">;

type ArticleEditorProps = Pick<ArticlesResponse, "tags" | "authors"> & {
  /** Null for a new article. */
  saved: DraftResponse | null;
  /** Gets the number of a new article, once it is saved for the first time. */
  onBegin: (id: number) => void;
  /** Called by the button that leads back, and once the article is deleted. */
  onLeave: () => void;
};

/** The form of one article, which saves itself as it is written, with what can be done with the article. */
export function ArticleEditor({ tags, authors, saved, onBegin, onLeave }: ArticleEditorProps) {
  const call = useAdminApi();
  const submit = useSubmitAction();
  const { draft, state, restored, change, flush, settle, saveAsNew, forget } = useAutosave(saved, onBegin);
  const { form, problems, busy, check, clear, send } = useForm<HTMLDivElement>();
  const [shown, setShown] = useState<Shown>(saved ?? { state: "draft", publishedAt: null });
  const fixed = shown.publishedAt !== null;

  function onChange(part: Partial<ArticleDraft>) {
    const next = { ...draft, ...part };
    // The slug follows the title until somebody writes it otherwise.
    if (part.title !== undefined && !fixed && draft.slug === slugOf(draft.title)) next.slug = slugOf(part.title);
    if (shown.state === "published") setShown({ ...shown, state: "changed" });
    clear(Object.keys(part));
    change(next);
  }

  /** Nothing is done twice at a time, or to an article that can't be saved. @returns undefined where it wasn't done */
  const act = <Result,>(
    work: (article: Saved) => Promise<Result>,
    onFailure: (message: string, failure: unknown) => void = (_, failure) => showFailure(failure),
  ) =>
    send(async () => {
      const article = await flush();
      return article ? work(article) : undefined;
    }, onFailure);

  async function reload(id: number): Promise<void> {
    const now = await call.get(`/api/admin/articles/draft?id=${id}`, draftResponse).catch(showFailure);
    if (now) setShown(now);
  }

  function publish() {
    if (!check(Object.fromEntries(unfinishedFields(draft).map((name) => [name, text.errors[name]])))) return;
    void act(
      async ({ id, version }) => {
        const { message } = await call.post("/api/admin/articles/publish", { id, version }, successResponse);
        showToast({ title: message });
        await reload(id);
      },
      (message) => check({ [message === articleMessages.slugTaken ? "slug" : "body"]: message }),
    );
  }

  async function preview() {
    // With the press itself, because a window that opens later is blocked.
    const tab = window.open("", "_blank");
    const made = await act(({ id }) =>
      call.post("/api/admin/articles/preview", { id }, previewResponse, { changesNothing: true }),
    );
    if (!made) tab?.close();
    else if (tab) tab.location = made.path;
    else location.assign(made.path);
  }

  const takeBack = () =>
    act(async ({ id }) => {
      await submit("/api/admin/articles/take-back", { id });
      await reload(id);
    });
  const remove = () =>
    act(async ({ id }) => {
      if (!(await submit("/api/admin/articles/delete", { id }))) return;
      forget();
      onLeave();
    });
  const isUnsaved = ["failed", "refused", "conflict", "gone"].includes(state.kind);
  const isPublic = shown.state === "published" || shown.state === "changed";

  return (
    <div ref={form} className="grid gap-8 py-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={onLeave}>
          {text.back}
        </Button>
        <p className="kicker">{text.states[shown.state]}</p>
        {isPublic ? (
          <a href={`/blog/${draft.slug}`} className="link-line inline-flex min-h-11 items-center">
            {text.view}
          </a>
        ) : null}
      </div>
      <div>
        {restored ? <p className="text-ink-soft">{text.saving.restored}</p> : null}
        <p role="status" className={isUnsaved ? "text-danger" : "min-h-6 text-ink-soft"}>
          {state.message}
        </p>
        {state.kind === "gone" ? (
          <Button className="mt-3" onClick={saveAsNew}>
            {adminText.gone.saveAsNew}
          </Button>
        ) : null}
        {state.kind === "conflict" ? (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => settle("mine")}>{text.saving.keepMine}</Button>
            <Button variant="secondary" onClick={() => settle("theirs")}>
              {text.saving.takeTheirs}
            </Button>
          </div>
        ) : null}
      </div>
      <ArticleFields
        draft={draft}
        tags={tags}
        authors={authors}
        problems={problems}
        onChange={onChange}
        slugFixed={fixed}
      />
      <div className="flex flex-wrap items-start gap-2 border-t border-border pt-6">
        <Button onClick={publish} busy={busy || shown.state === "published"}>
          {isPublic ? text.publishChanges : text.publish}
        </Button>
        <Button variant="secondary" onClick={() => void preview()} busy={busy}>
          {text.preview}
        </Button>
        {isPublic ? (
          <ConfirmButton variant="quiet" asks={{ ...text.takeBackDialog, onConfirm: () => void takeBack() }}>
            {text.takeBack}
          </ConfirmButton>
        ) : null}
        {fixed ? null : (
          <ConfirmButton variant="quiet" asks={{ ...text.removeDialog, onConfirm: () => void remove() }}>
            {text.remove}
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}
