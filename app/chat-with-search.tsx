import { useEffect } from "react";
import type { ChatProps } from "#app/features/assistant/assistant.tsx";
import { Chat } from "#app/features/assistant/chat.tsx";
import { fetchCatalog } from "#app/features/cart/fetch-catalog.ts";
import type { SearchIndex } from "#app/features/search/find.ts";
import { replyTo } from "#app/features/search/reply.ts";
import { loadIndex } from "#app/features/search/use-index.ts";
import { usePublicConfig } from "#app/lib/use-public-config.ts";
import type { Reply } from "#content/assistant/links.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { builtInPlace } from "#content/site.ts";
import type { Product } from "#contract/product.ts";
import type { PublicConfig } from "#contract/services.ts";

const timeoutMs = 3_000;

let index: SearchIndex | null = null;

/** What answers are made of, on its way. */
type Sources = { readonly catalog: Promise<readonly Product[]>; readonly index: Promise<SearchIndex | null> };

function fetchSources(): Sources {
  return {
    catalog: fetchCatalog(AbortSignal.timeout(timeoutMs)),
    index: loadIndex().then(
      (loaded) => (index = loaded),
      () => null,
    ),
  };
}
let sources: Sources | undefined;

/** @param config undefined where the page came without its data: then what is built in answers */
async function answer(question: string, config: PublicConfig | undefined): Promise<Reply> {
  sources ??= fetchSources();
  const offers = offersOf(await sources.catalog, config);
  const shop = config ?? { shippingRate: null, place: builtInPlace };
  const path = location.pathname;
  const reply = replyTo(question, { offers, shop, path, index });
  if (index || !reply.offers) return reply;
  // The index began to load with the catalog; it is waited for a little longer.
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  const loadedIndex = await Promise.race([sources.index, late]);
  return replyTo(question, { offers, shop, path, index: loadedIndex });
}

/** Answers from the search's entries and index; nothing that is typed is sent. */
export default function ChatWithSearch(props: ChatProps) {
  const config = usePublicConfig();
  useEffect(() => {
    sources ??= fetchSources();
  }, []);
  return <Chat {...props} ask={(question) => answer(question, config)} />;
}
