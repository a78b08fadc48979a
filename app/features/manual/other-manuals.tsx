import { Link, useLocation } from "react-router";
import { manualAddress } from "#content/manuals/manuals.ts";
import { saveOriginalManualUrl } from "./original-url.ts";

const manuals = [
  { name: "InCard Finder", to: manualAddress("incard-finder", "setup") },
  { name: "Tagigo", to: manualAddress("tagigo", "manual") },
  { name: "Tagigo G", to: manualAddress("tagigo", "manual-tagigo-g") },
  { name: "Carbon Finder", to: manualAddress("carbon-finder", "setup") },
];

export function OtherManuals() {
  const { pathname, search, hash } = useLocation();
  return (
    <nav aria-label="Manuals" data-screen-only className="wrap mt-8 flex flex-wrap items-center gap-x-6">
      <span className="text-ink-soft">All manuals:</span>
      {manuals.map((manual) => (
        <Link
          key={manual.name}
          to={manual.to}
          className="link-line inline-flex min-h-11 items-center"
          onClick={() => manual.name === "Carbon Finder" && saveOriginalManualUrl(pathname + search + hash)}
        >
          {manual.name}
        </Link>
      ))}
    </nav>
  );
}
