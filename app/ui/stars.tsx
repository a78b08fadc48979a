import Star from "@lucide/icons/icons/star";
import { Icon } from "./icon.tsx";

const all = [1, 2, 3, 4, 5] as const;

/** Five stars, of which as many are filled as were given. @param label says it for screen readers, where words beside it don't */
export function Stars({ stars, label }: { stars: number; label?: string }) {
  return (
    <span className="flex gap-0.5 text-accent-text">
      {label === undefined ? null : <span className="sr-only">{label}</span>}
      {all.map((star) => (
        <Icon
          icon={Star}
          key={star}
          aria-hidden="true"
          className={`size-4 ${star <= stars ? "fill-current" : "opacity-45"}`}
        />
      ))}
    </span>
  );
}
