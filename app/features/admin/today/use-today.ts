import { useLocation } from "react-router";
import type { AdminApi } from "#app/features/admin/admin-api.ts";
import { useStaffData } from "#app/features/admin/use-admin-query.ts";
import { type TodayResponse, todayResponse } from "#contract/admin-today.ts";

/** What needs somebody today, asked once a screen, however many places show it. */
export function useToday(call: AdminApi) {
  const { pathname } = useLocation();
  return useStaffData<TodayResponse>(["today", pathname], (signal) =>
    call.get("/api/admin/today", todayResponse, signal),
  );
}
