import { useLocation } from "react-router";
import { LineLink } from "#app/ui/line-link.tsx";
import { manualStart } from "#content/manuals/sections.ts";
import { trackerIds, trackerNames } from "#content/trackers.ts";
import { saveOriginalManualUrl } from "./original-url.ts";

export function OtherManuals() {
  const { pathname, search, hash } = useLocation();
  return (
    <nav aria-label="Manuals" data-screen-only className="wrap mt-8 flex flex-wrap items-center gap-x-6">
      <span className="text-ink-soft">All manuals:</span>
      {trackerIds.map((id) => (
        <LineLink
          key={id}
          to={manualStart(id)}
          onClick={() => id === "carbon-finder" && saveOriginalManualUrl(pathname + search + hash)}
        >
          {trackerNames[id]}
        </LineLink>
      ))}
    </nav>
  );
}
