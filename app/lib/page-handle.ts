import { useMatches } from "react-router";
import type { QueryRules } from "#contract/page-query.ts";

/** What a route module may say in `export const handle` of its page: the frame around it, and its address. */
export type PageHandle = {
  accent?: "blue" | "coral" | "amber";
  /** `graphite` makes the page dark whatever the theme. */
  ground?: "graphite";
  /** True where a floating button would be in the way: no chat there. */
  noChat?: boolean;
  /** True on pages for somebody who may be in danger: nothing around them sells, and no chat. */
  safety?: boolean;
  /** The query parameters that the page reads and their values; the server drops all others before it looks for the page. */
  query?: QueryRules;
  /** For a path parameter of which many values show the same page: gives the value that stands for them. */
  params?: Readonly<Record<string, (value: string) => string>>;
  /** True where the page belongs to one visitor or to staff: never cached, here or on the way. */
  private?: boolean;
};

type Frame = Pick<PageHandle, "accent" | "ground" | "noChat" | "safety">;

/** A route's `handle`, which the router gives as unknown: what isn't a page handle counts as empty. */
function frameOf(handle: unknown): Frame {
  if (typeof handle !== "object" || handle === null) return {};
  const frame: Frame = {};
  if ("accent" in handle && (handle.accent === "blue" || handle.accent === "coral" || handle.accent === "amber")) {
    frame.accent = handle.accent;
  }
  if ("ground" in handle && handle.ground === "graphite") frame.ground = "graphite";
  if ("noChat" in handle && handle.noChat === true) frame.noChat = true;
  if ("safety" in handle && handle.safety === true) frame.safety = true;
  return frame;
}

/** What the handles of the page and of its layouts say of the frame around it. */
export function usePageFrame(): Frame {
  return Object.assign({}, ...useMatches().map(({ handle }) => frameOf(handle)));
}
