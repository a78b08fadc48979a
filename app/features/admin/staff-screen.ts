import { type MetaDescriptor, useLocation, useRouteLoaderData } from "react-router";
import { type AdminScreen, adminScreenList } from "#content/admin-dashboard.ts";
import type { PublicConfig } from "#contract/services.ts";

/**
 * Finds the staff screen at a path, in either case and with or without a slash at the end, as the router takes it;
 * undefined where there is none.
 */
export const screenAt = (pathname: string): AdminScreen | undefined =>
  adminScreenList.find(({ to }) => to === pathname.toLowerCase().replace(/\/+$/, ""));

/** The staff screen that is shown; undefined on a path that is none's. */
export const useStaffScreen = (): AdminScreen | undefined => screenAt(useLocation().pathname);

/** What `aria-current` says of a link; "true" of the one that stands for a screen without a link. */
export function useCurrentOf(): (to: string) => "page" | "true" | undefined {
  const { pathname } = useLocation();
  const screen = useStaffScreen();
  const shownAs = screen?.shownAs ?? screen?.to;
  return (to) => {
    if (to === pathname) return "page";
    return to === shownAs ? "true" : undefined;
  };
}

/** The head of a staff screen: its title, and that search engines leave it out. */
export const adminMeta = ({ title }: { readonly title: string }): MetaDescriptor[] => [
  // The dashboards' own title names the shop.
  { title: title.startsWith("InCard") ? title : `${title} | InCard` },
  { name: "robots", content: "noindex, nofollow" },
];

/** The configuration that every page has; undefined on an error screen. */
export const usePublicConfig = (): PublicConfig | undefined =>
  useRouteLoaderData<{ config: PublicConfig }>("root")?.config;
