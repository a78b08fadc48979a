import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { z } from "zod";
import { adminApiErrorOf } from "#app/features/admin/admin-api.ts";
import { keepText, useKeptText } from "#app/features/admin/kept-text.ts";
import { useAdminApi } from "#app/features/admin/use-staff-data.ts";
import {
  type ArticleDraft,
  type DraftResponse,
  draftResponse,
  emptyDraft,
  saveDraftResponse,
} from "#contract/admin-articles.ts";

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

/** A conflict holds what somebody else saved meanwhile. */
export type SaveState =
  | { readonly kind: "saved"; readonly at: string | null }
  | { readonly kind: "waiting" | "saving" }
  /** `reached`: whether the server answered. */
  | { readonly kind: "failed"; readonly reached: boolean }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "conflict"; readonly theirs: DraftResponse };

export type Saved = { readonly id: number; readonly version: number };

const keyOf = (id: number | null): string => `articleDraft ${id ?? "new"}`;

/**
 * Saves in this browser with each key, on the server once typing pauses; a failed save is retried, another's is never
 * overwritten silently.
 * @param begun gets the number of a new article
 */
export function useAutosave(opened: DraftResponse | null, begun: (id: number) => void) {
  const call = useAdminApi();
  const initial = { draft: opened?.draft ?? emptyDraft, version: opened?.version ?? null };
  const kept = useKeptText(keyOf(opened?.id ?? null), initial, keptDraft);
  const { draft } = kept.value;
  const changedElsewhere = opened !== null && kept.restored !== null && kept.restored.version !== opened.version;
  const [state, setState] = useState<SaveState>(() => {
    if (changedElsewhere) return { kind: "conflict", theirs: opened };
    return kept.restored ? { kind: "waiting" } : { kind: "saved", at: opened?.updatedAt ?? null };
  });
  const article = useRef<Saved | null>(opened && { id: opened.id, version: opened.version });
  const latest = useRef(draft);
  const running = useRef<Promise<boolean> | null>(null);

  const send = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    setState({ kind: "saving" });
    try {
      const written = { article: article.current, draft: sent };
      const { id, version, updatedAt } = await call.post("/api/admin/articles/save", written, saveDraftResponse);
      if (!article.current) {
        keepText(keyOf(null), null);
        begun(id);
      }
      article.current = { id, version };
      const isLatest = latest.current === sent;
      keepText(keyOf(id), isLatest ? null : { draft: latest.current, version });
      setState(isLatest ? { kind: "saved", at: updatedAt } : { kind: "waiting" });
      return isLatest;
    } catch (failure) {
      const { status, message } = adminApiErrorOf(failure);
      if (status === 409 && article.current) {
        const theirs = await call
          .get(`/api/admin/articles/draft?id=${article.current.id}`, draftResponse)
          .catch(() => null);
        setState(theirs ? { kind: "conflict", theirs } : { kind: "failed", reached: true });
      } else if (status === null || status === 429 || status >= 500)
        setState({ kind: "failed", reached: status !== null });
      else setState({ kind: "refused", reason: message });
      return false;
    }
  }, [call, begun]);

  /** Returns whether the screen is saved then. */
  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    running.current = send();
    const done = await running.current;
    running.current = null;
    return done;
  }, [send]);

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
    /** Whether something from an earlier visit, not saved then, is on the screen. */
    restored: kept.restored !== null,
    change(next: ArticleDraft) {
      latest.current = next;
      kept.change({ draft: next, version: article.current?.version ?? null });
      if (article.current) {
        keepText(keyOf(null), null);
        keepText(keyOf(article.current.id), { draft: next, version: article.current.version });
      }
      setState((now) => (now.kind === "conflict" ? now : { kind: "waiting" }));
    },
    /** The saved article, with everything on the screen; null where it can't be saved now. */
    async flush(): Promise<Saved | null> {
      if (state.kind === "conflict" || (state.kind !== "saved" && !(await save()))) return null;
      if (!article.current && !(await save())) return null;
      return article.current;
    },
    /** Saves the screen over the other text, or shows that. */
    settle(how: "mine" | "theirs") {
      if (state.kind !== "conflict") return;
      const { theirs } = state;
      article.current = { id: theirs.id, version: theirs.version };
      if (how === "mine") {
        setState({ kind: "waiting" });
        return;
      }
      latest.current = theirs.draft;
      kept.change({ draft: theirs.draft, version: theirs.version });
      keepText(keyOf(theirs.id), null);
      setState({ kind: "saved", at: theirs.updatedAt });
    },
    /** The article is gone. */
    forget: () => keepText(keyOf(article.current?.id ?? null), null),
  };
}
