import { useMatches } from "react-router";
import type { QueryRules } from "#contract/page-query.ts";

/** What a route module may say in `export const handle`. */
export type PageHandle = {
  accent?: "blue" | "coral" | "amber";
  /** Makes the page dark whatever the theme. */
  ground?: "graphite";
  /** Where a floating button would be in the way. */
  noChat?: boolean;
  /** For somebody who may be in danger: nothing around the page sells, and no chat. */
  safety?: boolean;
  /** The server drops all other parameters before it looks for the page. */
  query?: QueryRules;
  /** For a path parameter of which many values show the same page: gives the value that stands for them. */
  params?: Readonly<Record<string, (value: string) => string>>;
  /** Belongs to one visitor or to staff: never cached, here or on the way. */
  private?: boolean;
};

type Frame = Pick<PageHandle, "accent" | "ground" | "noChat" | "safety">;

/** What isn't a page handle counts as empty. */
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

export function usePageFrame(): Frame {
  return Object.assign({}, ...useMatches().map(({ handle }) => frameOf(handle)));
}
