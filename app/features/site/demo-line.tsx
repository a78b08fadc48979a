import { useEffect, useSyncExternalStore } from "react";
import { createStore } from "#app/lib/store.ts";

/** What a screen has been told since the page was loaded; undefined where none has asked. */
const told = createStore<boolean | undefined>(undefined);

/** Says on every page that the demo store takes the orders (docs/behavior/header-and-footer.md#demo-line). */
export function DemoLine({ demoStore }: { demoStore: boolean | undefined }) {
  const isShown = useSyncExternalStore(told.subscribe, told.get, () => undefined) ?? demoStore;
  if (!isShown) return null;
  return (
    <aside aria-label="Store notice" className="bg-ink px-4 py-1 text-center text-sm text-paper" data-screen-only>
      Demo store: no real orders
    </aside>
  );
}

/**
 * Has the line come and go with what a screen is told that changes the store. By then the page's own data is older, and asked
 * for again it could take the screen away.
 * @param demoStore undefined until the screen knows
 */
export function useDemoLine(demoStore: boolean | undefined): void {
  useEffect(() => {
    told.set(demoStore);
    return () => told.set(undefined);
  }, [demoStore]);
}
