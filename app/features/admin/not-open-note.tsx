import { ButtonLink } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { useToday } from "./use-staff-calls.ts";

/** Says to an admin that the shop isn't open yet, and leads to the set-up. Nothing once it is open. */
export function NotOpenNote() {
  const unsettled = useToday().latest?.unsettled ?? 0;
  if (unsettled === 0) return null;
  return (
    <div className="my-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-3 border-accent pl-4">
      <p className="font-medium">{adminText.notOpen(unsettled)}</p>
      <ButtonLink to={adminScreens.setup.to}>{adminText.setUp}</ButtonLink>
    </div>
  );
}
