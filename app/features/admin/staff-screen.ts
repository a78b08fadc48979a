import { useOutletContext } from "react-router";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { type AdminScreen, adminScreenList } from "#content/admin-dashboard.ts";
import type { TodayResponse } from "#contract/admin-today.ts";
import type { AdminApi } from "./admin-api.ts";
import type { StaffData } from "./use-staff-data.ts";

/** The `handle` of a staff screen's route: which one it is, and the query parameters that it reads. */
export type StaffHandle = Pick<PageHandle, "query"> & { readonly screen: AdminScreen };

/** The staff screen that a route's `handle`, which the router gives as unknown, names; undefined for any other route. */
export function staffScreenOf(handle: unknown): AdminScreen | undefined {
  if (typeof handle !== "object" || handle === null || !("screen" in handle)) return undefined;
  return adminScreenList.find((screen) => screen === handle.screen);
}

/** Metadata of a staff page: title and noindex. */
export const adminMeta = ({ title }: { readonly title: string }) => [
  // The dashboards' own title names the shop.
  { title: title.startsWith("InCard") ? title : `${title} | InCard` },
  { name: "robots", content: "noindex, nofollow" },
];

/** What the staff layout gives to the screen inside it; the layout itself shows how many things need somebody today. */
export type StaffContext = { readonly call: AdminApi; readonly today: StaffData<TodayResponse> };

/** The API client of whoever is logged in: a staff screen is never drawn without one. */
export const useAdminApi = (): AdminApi => useOutletContext<StaffContext>().call;

/** What needs somebody today, asked once for each screen that one goes to. */
export const useToday = (): StaffData<TodayResponse> => useOutletContext<StaffContext>().today;
