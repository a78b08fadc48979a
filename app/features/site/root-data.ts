import { useRouteLoaderData } from "react-router";
import type { PublicConfig } from "#contract/services.ts";
import type { ShopFrameData } from "./shop-frame-data.ts";

export type RootData = { readonly config: PublicConfig; readonly frame: ShopFrameData };

/** Without a connection the root's data can't be fetched again. */
let latest: RootData | undefined;

/** Undefined where its loader failed in the first place. */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData<() => Promise<RootData>>("root");
  if (import.meta.env.SSR) return data;
  latest = data ?? latest;
  return latest;
}
