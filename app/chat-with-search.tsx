import { useEffect } from "react";
import type { ChatProps } from "#app/features/assistant/assistant.tsx";
import { Chat } from "#app/features/assistant/chat.tsx";
import { fetchCatalog } from "#app/features/cart/fetch-catalog.ts";
import type { SearchIndex } from "#app/features/search/find.ts";
import { replyTo } from "#app/features/search/reply.ts";
import { loadIndex } from "#app/features/search/use-index.ts";
import type { Reply } from "#content/assistant/links.ts";
import { type Offers, offersOf } from "#content/catalog/offers.ts";

const timeoutMs = 3_000;

let index: SearchIndex | null = null;

/** What answers are made of, on its way. */
type Sources = { readonly offers: Promise<Offers>; readonly index: Promise<SearchIndex | null> };

function fetchSources(): Sources {
  return {
    offers: fetchCatalog(AbortSignal.timeout(timeoutMs)).then(offersOf),
    index: loadIndex().then(
      (loaded) => (index = loaded),
      () => null,
    ),
  };
}
let sources: Sources | undefined;

async function ask(question: string): Promise<Reply> {
  sources ??= fetchSources();
  const offers = await sources.offers;
  const path = location.pathname;
  const reply = replyTo(question, { offers, path, index });
  if (index || !reply.offers) return reply;
  // The index began to load with the offers; it is waited for a little longer.
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  const loadedIndex = await Promise.race([sources.index, late]);
  return replyTo(question, { offers, path, index: loadedIndex });
}

/** Answers from the search's entries and index; nothing that is typed is sent. */
export default function ChatWithSearch(props: ChatProps) {
  useEffect(() => {
    sources ??= fetchSources();
  }, []);
  return <Chat {...props} ask={ask} />;
}
