import { useEffect } from "react";
import { currentConsent } from "#app/lib/consent.ts";

/** Words that stand this long are meant, in milliseconds; shorter ones are on their way to others. */
const settledMs = 2_000;
const fewest = 3;

/** Tells what was searched for in vain, with the visitor's yes (docs/staff.md); the sender comes when it is needed. */
export function useEmptySearch(query: string): void {
  useEffect(() => {
    if (query.length < fewest || currentConsent() !== "granted") return;
    const timer = setTimeout(async () => {
      const [{ sendGap }, { gapText }] = await Promise.all([
        import("#app/lib/send-gap.ts"),
        import("#contract/gap-text.ts"),
      ]);
      void sendGap("search", query, gapText);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [query]);
}
