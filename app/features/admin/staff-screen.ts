import { useOutletContext } from "react-router";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { type AdminScreen, adminScreenList } from "#content/admin-dashboard.ts";
import type { TodayResponse } from "#contract/admin-today.ts";
import type { AdminApi } from "./admin-api.ts";
import type { StaffData } from "./use-staff-data.ts";

export type StaffHandle = Pick<PageHandle, "query"> & { readonly screen: AdminScreen };

/** Undefined for a route that is no staff screen. */
export function staffScreenOf(handle: unknown): AdminScreen | undefined {
  if (typeof handle !== "object" || handle === null || !("screen" in handle)) return undefined;
  return adminScreenList.find((screen) => screen === handle.screen);
}

/** Title and noindex. */
export const adminMeta = ({ title }: { readonly title: string }) => [
  // The dashboards' own title names the shop.
  { title: title.startsWith("InCard") ? title : `${title} | InCard` },
  { name: "robots", content: "noindex, nofollow" },
];

/** The layout itself shows how many things need somebody today. */
export type StaffContext = { readonly call: AdminApi; readonly today: StaffData<TodayResponse> };

/** A staff screen is never drawn without a login. */
export const useAdminApi = (): AdminApi => useOutletContext<StaffContext>().call;

/** Asked once for each screen. */
export const useToday = (): StaffData<TodayResponse> => useOutletContext<StaffContext>().today;
