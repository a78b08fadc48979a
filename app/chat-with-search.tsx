import { useEffect } from "react";
import type { ChatProps } from "#app/features/assistant/assistant.tsx";
import { Chat } from "#app/features/assistant/chat.tsx";
import type { ChatLink, Reply } from "#app/features/assistant/conversation.ts";
import { findAnswer } from "#app/features/assistant/matching.ts";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { knowledgeOf } from "#content/assistant/knowledge.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products as builtIn } from "#content/catalog/products.ts";
import type { Product } from "#contract/product.ts";

/** How long an answer waits for the live catalog at most. */
const catalogTimeoutMs = 3_000;

async function findPages(query: string): Promise<readonly ChatLink[]> {
  const [{ loadIndex }, { bestPages }] = await Promise.all([
    import("#app/features/search/load-index.ts"),
    import("#app/features/search/best-pages.ts"),
  ]);
  return bestPages(await loadIndex(), query);
}

let catalog: Promise<readonly Product[]> | undefined;

/** The live catalog, for prices and ship dates; the built-in one when it can't be had in time. Fetched once. */
function liveCatalog(): Promise<readonly Product[]> {
  catalog ??= import("#app/features/cart/fetch-catalog.ts")
    .then(({ fetchCatalog }) => fetchCatalog(AbortSignal.timeout(catalogTimeoutMs)))
    .catch(() => builtIn);
  return catalog;
}

async function ask(question: string): Promise<Reply> {
  const found = findAnswer(question, knowledgeOf(offersOf(await liveCatalog())));
  if (found) return { text: found.answer, links: [{ text: found.linkText, href: found.link }, ...(found.more ?? [])] };
  const offers = await findPages(question).catch(() => []);
  return { text: chatTexts.noMatch, links: chatTexts.noMatchLinks, offers };
}

/**
 * The chat with the site's search behind it (docs/behavior/assistant.md#matching). Default export, because it is fetched
 * with `lazy`; the search only when the chat knows no answer. Nothing that is typed is ever sent.
 */
export default function ChatWithSearch(props: ChatProps) {
  useEffect(() => void liveCatalog(), []);
  return <Chat {...props} ask={ask} />;
}
