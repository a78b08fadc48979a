import { useEffect } from "react";
import { currentConsent } from "#app/lib/consent.ts";

const minLength = 3;

/** Tells what the search page didn't find, with the visitor's yes (docs/staff.md); the sender comes when it is needed. */
export function useEmptySearch(query: string): void {
  useEffect(() => {
    if (query.length < minLength || currentConsent() !== "granted") return;
    void import("./send-unanswered-search.ts").then(
      ({ sendUnansweredSearch }) => sendUnansweredSearch(query),
      () => undefined,
    );
  }, [query]);
}
