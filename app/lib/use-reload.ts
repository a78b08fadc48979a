import { useMatches } from "react-router";

/**
 * After how many seconds the document loads which page by itself where no script runs, as the content of a meta element:
 * what the page's loader gives as `reload`. Null where nothing more is awaited.
 */
export function useReload(): string | null {
  const data: unknown = useMatches().at(-1)?.loaderData;
  if (typeof data !== "object" || data === null || !("reload" in data)) return null;
  return typeof data.reload === "string" ? data.reload : null;
}
