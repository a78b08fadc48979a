import Check from "@lucide/icons/icons/check";
import { Icon } from "#app/ui/icon.tsx";

/** The small promises below a buy button. */
export function BuyPromises({ promises }: { promises: readonly string[] }) {
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-1 text-ink-soft sm:grid-cols-2">
      {promises.map((promise) => (
        <li key={promise} className="flex items-start gap-2">
          <Icon icon={Check} className="mt-1.5 size-4 shrink-0 text-accent-text" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
