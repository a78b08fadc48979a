import { useLocation, useRouteLoaderData } from "react-router";
import { type AdminScreen, adminScreenList } from "#content/admin-dashboard.ts";
import type { PublicConfig } from "#contract/services.ts";

/** Undefined for a path that is no staff screen's. The router takes either case, and a slash at the end. */
export const screenAt = (pathname: string): AdminScreen | undefined =>
  adminScreenList.find(({ to }) => to === pathname.toLowerCase().replace(/\/+$/, ""));

export const useStaffScreen = (): AdminScreen | undefined => screenAt(useLocation().pathname);

/** What `aria-current` says of a link; "true" of the one that stands for a screen without a link. */
export function useCurrentOf(): (to: string) => "page" | "true" | undefined {
  const { pathname } = useLocation();
  const screen = useStaffScreen();
  return (to) => (to === pathname ? "page" : to === (screen?.shownAs ?? screen?.to) ? "true" : undefined);
}

/** Title and noindex. */
export const adminMeta = ({ title }: { readonly title: string }) => [
  // The dashboards' own title names the shop.
  { title: title.startsWith("InCard") ? title : `${title} | InCard` },
  { name: "robots", content: "noindex, nofollow" },
];

/** Undefined on an error screen. */
export const usePublicConfig = (): PublicConfig | undefined =>
  useRouteLoaderData<{ config: PublicConfig }>("root")?.config;
