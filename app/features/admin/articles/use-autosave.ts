import { useEffect, useEffectEvent, useRef, useState } from "react";
import { z } from "zod";
import { adminApiErrorOf } from "#app/features/admin/admin-api.ts";
import { useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { storedJson, storeJson } from "#app/lib/stored-text.ts";
import { adminText } from "#content/admin.ts";
import { articlesText } from "#content/admin-articles.ts";
import { timeText } from "#content/format.ts";
import {
  type ArticleDraft,
  type DraftResponse,
  draftResponse,
  emptyDraft,
  saveDraftResponse,
} from "#contract/admin-articles.ts";

const text = articlesText.saving;

/** After typing, and after a failed save. */
const delayMs = { pause: 1_000, retry: 5_000 };

const keptDraft = z.object({
  draft: z.object({
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    author: z.string(),
    authorRole: z.string(),
    tags: z.array(z.string()),
    illustrationType: z.string(),
    body: z.string(),
    replaces: z.number().nullable(),
  }),
  version: z.number().nullable(),
});

/**
 * How far an article is saved, with the sentence that says so. A conflict holds what somebody else saved meanwhile; one that
 * is gone somebody else deleted.
 */
type SaveState = { readonly message: string } & (
  | { readonly kind: "saved" | "waiting" | "saving" | "failed" | "refused" | "gone" }
  | { readonly kind: "conflict"; readonly theirs: DraftResponse }
);

const waiting: SaveState = { kind: "waiting", message: text.waiting };
const saved = (at: string): SaveState => ({ kind: "saved", message: text.saved(timeText(at, "moment")) });
/** @param serverAnswers whether there was an answer, if only to say that it didn't work */
const failed = (serverAnswers: boolean): SaveState => ({ kind: "failed", message: text.failed(serverAnswers) });
const conflict = (theirs: DraftResponse): SaveState => ({
  kind: "conflict",
  message: text.conflict(theirs.username, timeText(theirs.updatedAt, "moment")),
  theirs,
});

/** An article on the server, by its number and the version that was saved last. */
export type Saved = Pick<DraftResponse, "id" | "version">;

/** An article that is being written. */
export type Autosave = {
  /** What is on the screen. */
  readonly draft: ArticleDraft;
  readonly state: SaveState;
  /** Whether something from an earlier visit, not saved then, is on the screen. */
  readonly restored: boolean;
  readonly change: (next: ArticleDraft) => void;
  /** Saves everything on the screen. Gives the saved article; null where it can't be saved now. */
  readonly flush: () => Promise<Saved | null>;
  /** Ends a conflict: saves the screen over the other text, or shows that. */
  readonly settle: (how: "mine" | "theirs") => void;
  /** Saves what is on the screen as a new article, in the place of one that somebody else deleted. */
  readonly saveAsNew: () => void;
  /** The article is gone, and nothing of it stays in this browser. */
  readonly forget: () => void;
};

const keyOf = (article: Pick<Saved, "id"> | null): string => `articleDraft ${article?.id ?? "new"}`;

/**
 * Saves in this browser with each key, on the server once typing pauses; a failed save is retried, another's is never
 * overwritten silently.
 * @param opened the article as the server has it; null for a new one
 * @param begun gets the number of a new article
 */
export function useAutosave(opened: DraftResponse | null, begun: (id: number) => void): Autosave {
  const call = useAdminApi();
  const [restored] = useState(() => storedJson(keyOf(opened), keptDraft));
  const [draft, setDraft] = useState(restored?.draft ?? opened?.draft ?? emptyDraft);
  const [state, setState] = useState<SaveState>(() => {
    if (restored) return opened && restored.version !== opened.version ? conflict(opened) : waiting;
    return opened ? saved(opened.updatedAt) : { kind: "saved", message: "" };
  });
  const article = useRef<Saved | null>(opened && { id: opened.id, version: opened.version });
  const latest = useRef(draft);
  const running = useRef(Promise.resolve(true));

  /** In this browser; null forgets it. */
  function keep(typed: ArticleDraft | null): void {
    storeJson(keyOf(article.current), typed && { draft: typed, version: article.current?.version ?? null });
  }

  function show(next: ArticleDraft): void {
    latest.current = next;
    setDraft(next);
  }

  async function send(): Promise<boolean> {
    const sent = latest.current;
    setState({ kind: "saving", message: text.saving });
    try {
      const written = { article: article.current, draft: sent };
      const { id, version, updatedAt } = await call.post("/api/admin/articles/save", written, saveDraftResponse);
      if (!article.current) {
        keep(null);
        begun(id);
      }
      article.current = { id, version };
      const isLatest = latest.current === sent;
      keep(isLatest ? null : latest.current);
      setState(isLatest ? saved(updatedAt) : waiting);
      return isLatest;
    } catch (failure) {
      const { status, message } = adminApiErrorOf(failure);
      if (status === 409 && article.current) {
        const path = `/api/admin/articles/draft?id=${article.current.id}`;
        const theirs = await call.get(path, draftResponse).catch(() => null);
        setState(theirs ? conflict(theirs) : failed(true));
      } else if (status === 404 && article.current) setState({ kind: "gone", message: adminText.gone.note });
      else if (status === null || status === 429 || status >= 500) setState(failed(status !== null));
      else setState({ kind: "refused", message: text.refused(message) });
      return false;
    }
  }

  /** Saves one at a time. Gives whether what is on the screen is saved then. */
  function save(): Promise<boolean> {
    running.current = running.current.then(send);
    return running.current;
  }

  const onTimer = useEffectEvent(() => void save());
  const { kind } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key typed begins the pause again
  useEffect(() => {
    if (kind !== "waiting" && kind !== "failed") return undefined;
    const timer = setTimeout(onTimer, kind === "failed" ? delayMs.retry : delayMs.pause);
    addEventListener("online", onTimer);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", onTimer);
    };
  }, [kind, draft]);

  return {
    draft,
    state,
    restored: restored !== null,
    change(next) {
      show(next);
      keep(next);
      setState((now) => (now.kind === "conflict" || now.kind === "gone" ? now : waiting));
    },
    async flush() {
      if (state.kind === "conflict" || state.kind === "gone") return null;
      const isSaved = (state.kind === "saved" && article.current) || (await save());
      return isSaved ? article.current : null;
    },
    settle(how) {
      if (state.kind !== "conflict") return;
      const { theirs } = state;
      article.current = { id: theirs.id, version: theirs.version };
      if (how === "mine") {
        setState(waiting);
        return;
      }
      show(theirs.draft);
      keep(null);
      setState(saved(theirs.updatedAt));
    },
    saveAsNew() {
      keep(null);
      article.current = null;
      void save();
    },
    forget: () => keep(null),
  };
}
