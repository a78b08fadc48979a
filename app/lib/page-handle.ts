import { useMatches } from "react-router";
import type { QueryRules } from "#contract/page-query.ts";

/** What a route module may say in `export const handle`. */
export type PageHandle = {
  accent?: "blue" | "coral" | "amber";
  /** Makes the page dark whatever the theme. */
  ground?: "graphite";
  /** Accent and ground by the path, where one route module serves pages that differ in them. */
  frame?: (pathname: string) => Pick<PageHandle, "accent" | "ground">;
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

/** What the page and its layouts say of the frame around it; the page comes last. */
export function usePageFrame(): Pick<PageHandle, "accent" | "ground" | "noChat" | "safety"> {
  const matches = useMatches();
  const handle: PageHandle = Object.assign({}, ...matches.map((match) => match.handle));
  return { ...handle, ...handle.frame?.(matches.at(-1)?.pathname ?? "") };
}
