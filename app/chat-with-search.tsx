import { useEffect } from "react";
import type { ChatProps } from "#app/features/assistant/assistant.tsx";
import { Chat } from "#app/features/assistant/chat.tsx";
import { fetchCatalog } from "#app/features/cart/fetch-catalog.ts";
import type { SearchIndex } from "#app/features/search/find.ts";
import { replyTo } from "#app/features/search/reply.ts";
import { loadIndex } from "#app/features/search/use-index.ts";
import type { Reply } from "#content/assistant/links.ts";
import { offersOf } from "#content/catalog/offers.ts";

const timeoutMs = 3_000;

let index: SearchIndex | null = null;

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

/** Answers from the search's entries and index; nothing that is typed is sent. */
export default function ChatWithSearch(props: ChatProps) {
  useEffect(() => {
    sources ??= fetchSources();
  }, []);
  return <Chat {...props} ask={ask} />;
}
