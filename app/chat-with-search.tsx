import { useEffect } from "react";
import type { ChatProps } from "#app/features/assistant/assistant.tsx";
import { Chat } from "#app/features/assistant/chat.tsx";
import { fetchCatalog } from "#app/features/cart/fetch-catalog.ts";
import type { SearchIndex } from "#app/features/search/find.ts";
import { loadIndex } from "#app/features/search/load-index.ts";
import { type Reply, replyTo } from "#app/features/search/reply.ts";
import { offersOf } from "#content/catalog/offers.ts";

/** How long an answer waits for the live catalog, and where it needs it for the search index, at most. */
const timeoutMs = 3_000;

let index: SearchIndex | null = null;

/** Fetches what answers are made from, the same for everybody; the built-in offers and no index where that fails. */
function fetchSources() {
  return {
    offers: fetchCatalog(AbortSignal.timeout(timeoutMs)).then(offersOf),
    index: loadIndex().then(
      (loaded) => (index = loaded),
      () => null,
    ),
  };
}
let sources: ReturnType<typeof fetchSources> | undefined;

async function ask(question: string): Promise<Reply> {
  sources ??= fetchSources();
  const asked = { offers: await sources.offers, path: location.pathname };
  const reply = replyTo(question, { ...asked, index });
  if (index || !reply.offers) return reply;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return replyTo(question, { ...asked, index: await Promise.race([sources.index, late]) });
}

/**
 * The chat, answered from the search's entries and index (docs/behavior/assistant.md#matching). Default export, because it
 * is fetched with `lazy`. Nothing that is typed is ever sent.
 */
export default function ChatWithSearch(props: ChatProps) {
  useEffect(() => {
    sources ??= fetchSources();
  }, []);
  return <Chat {...props} ask={ask} />;
}
