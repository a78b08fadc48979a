import { useMatches } from "react-router";
import type { QueryRules } from "#contract/page-query.ts";

/** What a route module may say in `export const handle`: about the frame around its page, and about its address. */
export type PageHandle = {
  /** The page's accent color; blue where it is left out. */
  accent?: "blue" | "coral" | "amber";
  /** Makes the page dark whatever the theme. */
  ground?: "graphite";
  /** Accent and ground by the path, where one route module serves pages that differ in them. */
  frame?: (pathname: string) => Pick<PageHandle, "accent" | "ground">;
  /** No chat, where a floating button would be in the way. */
  noChat?: boolean;
  /** For somebody who may be in danger: nothing around the page sells, and no chat. */
  safety?: boolean;
  /** The query parameters that the page reads, with their values. The server drops all others before it looks for the page. */
  query?: QueryRules;
  /** For a path parameter of which many values show the same page: gives the value that stands for them. */
  params?: Readonly<Record<string, (value: string) => string>>;
  /** Belongs to one visitor or to staff: never cached, here or on the way. */
  private?: boolean;
};

export type PageFrame = Pick<PageHandle, "accent" | "ground" | "noChat" | "safety">;

/** What the handles of the page and of its layouts say of the frame around it. Where both do, the page's word counts. */
export function usePageFrame(): PageFrame {
  const matches = useMatches();
  const handle: PageHandle = Object.assign({}, ...matches.map((match) => match.handle));
  return { ...handle, ...handle.frame?.(matches.at(-1)?.pathname ?? "") };
}
