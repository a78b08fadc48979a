/** What a route module may say of its page in `export const handle`: colours of the frame around it (look, Colour). */
export type PageHandle = {
  accent?: "blue" | "coral" | "amber";
  /** `graphite` makes the page dark whatever the theme. */
  ground?: "graphite";
};

/** Reads a route's `handle`, which the router gives as unknown; what isn't a page handle counts as empty. */
export function pageHandleOf(handle: unknown): PageHandle {
  if (typeof handle !== "object" || handle === null) return {};
  const found: PageHandle = {};
  if ("accent" in handle && (handle.accent === "blue" || handle.accent === "coral" || handle.accent === "amber")) {
    found.accent = handle.accent;
  }
  if ("ground" in handle && handle.ground === "graphite") found.ground = "graphite";
  return found;
}
