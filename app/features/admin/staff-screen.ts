import { useMatches, useRouteLoaderData } from "react-router";
import { type AdminScreen, adminScreenList, routeIdOf } from "#content/admin-dashboard.ts";
import type { PublicConfig } from "#contract/services.ts";

/** Undefined where no route is a staff screen's. */
export function screenOf(matches: readonly ({ readonly id: string } | undefined)[]): AdminScreen | undefined {
  return adminScreenList.find((screen) => matches.some((match) => match?.id === routeIdOf(screen)));
}

export const useStaffScreen = (): AdminScreen | undefined => screenOf(useMatches());

/** Title and noindex. */
export const adminMeta = ({ title }: { readonly title: string }) => [
  // The dashboards' own title names the shop.
  { title: title.startsWith("InCard") ? title : `${title} | InCard` },
  { name: "robots", content: "noindex, nofollow" },
];

/** Undefined on an error screen. */
export const usePublicConfig = (): PublicConfig | undefined =>
  useRouteLoaderData<{ config: PublicConfig }>("root")?.config;
