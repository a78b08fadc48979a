import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { LineLink } from "#app/ui/line-link.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { manualStart } from "#content/manuals/sections.ts";
import { trackerIds, trackerNames } from "#content/trackers.ts";
import { legacyLink, resolveLegacyLink } from "./legacy-links.ts";
import { saveOriginalManualUrl } from "./original-url.ts";
import { useScrollToSection } from "./use-scroll-to-section.ts";

/** The banner shows a spinner until the page has scrolled (docs/behavior/manual-links.md#shown-in-place). */
const arrivalMs = 1_000;

export function NoteBanner({ fragment }: { fragment: string }) {
  const [known, setKnown] = useState<boolean | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(document.getElementById(fragment) !== null), arrivalMs);
    return () => clearTimeout(timer);
  }, [fragment]);
  return (
    <div
      role="note"
      data-screen-only
      className="mb-8 flex items-center gap-4 rounded-2xl border border-border bg-wash px-5 py-4"
    >
      {/* Stays after it stops pulsing, so that the content below doesn't move. */}
      <Rings className={`size-8 shrink-0 text-border-strong ${known === null ? "ring-pulse" : ""}`} />
      <p>
        {known !== false ? (
          <>
            This link leads to a section of the manual.{" "}
            <a href={`#${fragment}`} className="link-line">
              Go to it
            </a>
          </>
        ) : (
          "The section this link points to is no longer in the manual. Here's the whole manual."
        )}
      </p>
    </div>
  );
}

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

/**
 * Follows the rules that depend on the fragment, or else scrolls to a section (docs/behavior/manual-links.md#shown-in-place).
 * @returns whether this address leads elsewhere
 */
export function useLegacyLink(section: string | null): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const answer = hydrated ? resolveLegacyLink(legacyLink(pathname, search, hash)) : null;
  const target = answer && "to" in answer ? answer.to : null;
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true });
  }, [target, navigate]);
  useScrollToSection(target === null ? section : null, [1_000], 100);
  return target !== null;
}
