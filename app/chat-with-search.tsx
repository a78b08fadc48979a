import { Chat } from "#app/features/assistant/chat.tsx";

async function findPages(query: string) {
  const [{ loadIndex }, { bestPages }] = await Promise.all([
    import("#app/features/search/load-index.ts"),
    import("#app/features/search/best-pages.ts"),
  ]);
  return bestPages(await loadIndex(), query);
}

async function fetchCatalog(signal: AbortSignal) {
  const live = await import("#app/features/cart/fetch-catalog.ts");
  return live.fetchCatalog(signal);
}

/**
 * The chat with the site's search behind it (docs/behavior/assistant.md#matching). Default export, because it is fetched
 * with `lazy`; the search only when the chat knows no answer.
 * @param open whether the panel shows
 */
export default function ChatWithSearch({ open }: { open: boolean }) {
  return <Chat open={open} findPages={findPages} fetchCatalog={fetchCatalog} />;
}
