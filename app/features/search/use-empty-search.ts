import { useEffect } from "react";
import { currentConsent } from "#app/lib/consent.ts";

const minLength = 3;

/** Reports what the search page didn't find, with consent; the sender is imported then. */
export function useEmptySearch(query: string): void {
  useEffect(() => {
    if (query.length < minLength || currentConsent() !== "granted") return;
    void import("./send-unanswered-search.ts").then(
      ({ sendUnansweredSearch }) => sendUnansweredSearch(query),
      () => undefined,
    );
  }, [query]);
}
