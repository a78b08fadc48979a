import { Outlet } from "react-router";
import { useOfflineStart } from "#app/features/site/use-offline-start.ts";

/** Without header, footer and chat. */
export default function FullScreen() {
  useOfflineStart();
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
      <Outlet />
    </main>
  );
}
