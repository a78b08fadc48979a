import { useRouteLoaderData } from "react-router";
import type { PublicConfig } from "#contract/services.ts";
import type { ShopFrameData } from "./shop-frame-data.ts";

/** What the root's loader returns. */
export type RootData = { readonly config: PublicConfig; readonly frame: ShopFrameData };

/** What the browser had last: without a connection the root's data can't be fetched any more than that of the page. */
let latest: RootData | undefined;

/** The root's data, on every page; undefined where its loader failed in the first place. */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData<() => Promise<RootData>>("root");
  if (import.meta.env.SSR) return data;
  latest = data ?? latest;
  return latest;
}
