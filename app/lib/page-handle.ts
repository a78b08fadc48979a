import type { QueryRules } from "#contract/page-query.ts";

/** What a route module may say in `export const handle` of its page: the frame around it, and its address. */
export type PageHandle = {
  accent?: "blue" | "coral" | "amber";
  /** `graphite` makes the page dark whatever the theme. */
  ground?: "graphite";
  /** True on staff screens: they bring their own frame, `main` included. */
  staff?: boolean;
  /** True where a floating button would be in the way: no chat there. */
  noChat?: boolean;
  /** True for full-screen pages: no header, footer or chat. */
  fullScreen?: boolean;
  /** The query parameters that the page reads and their values; the server drops all others before it looks for the page. */
  query?: QueryRules;
  /** For a path parameter of which many values show the same page: gives the value that stands for them. */
  params?: Readonly<Record<string, (value: string) => string>>;
  /** True where the page belongs to one visitor or to staff: never cached, here or on the way. */
  private?: boolean;
};

/** The look of a page whose route serves several: its loader returns it as `look`. Nothing for any other page. */
export function pageLookOf(loaderData: unknown): ReturnType<typeof pageHandleOf> {
  return typeof loaderData === "object" && loaderData !== null && "look" in loaderData
    ? pageHandleOf(loaderData.look)
    : {};
}

/** Reads a route's `handle`, which the router gives as unknown, for the frame; what isn't a page handle counts as empty. */
export function pageHandleOf(
  handle: unknown,
): Pick<PageHandle, "accent" | "ground" | "staff" | "noChat" | "fullScreen"> {
  if (typeof handle !== "object" || handle === null) return {};
  const found: PageHandle = {};
  if ("accent" in handle && (handle.accent === "blue" || handle.accent === "coral" || handle.accent === "amber")) {
    found.accent = handle.accent;
  }
  if ("ground" in handle && handle.ground === "graphite") found.ground = "graphite";
  if ("staff" in handle && handle.staff === true) found.staff = true;
  if ("noChat" in handle && handle.noChat === true) found.noChat = true;
  if ("fullScreen" in handle && handle.fullScreen === true) found.fullScreen = true;
  return found;
}
