import { useEffect, useState } from "react";
import { Rings } from "#app/ui/rings.tsx";

/** The banner stands with a spinner until the page has scrolled (storefront §2, Manual redirect page). */
const arrivalMs = 1_000;

/**
 * The note above a manual whose address names a section (storefront §2).
 */
export function NoteBanner({ fragment }: { fragment: string }) {
  const [arrived, setArrived] = useState(false);
  const [known, setKnown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setArrived(true);
      setKnown(document.getElementById(fragment) !== null);
    }, arrivalMs);
    return () => clearTimeout(timer);
  }, [fragment]);
  return (
    <div
      role="note"
      data-screen-only
      className="mb-8 flex items-center gap-4 rounded-2xl border border-rule bg-wash px-5 py-4"
    >
      {/* Stays when it stops pulsing: what stands below must not move under the reader. */}
      <Rings className={`size-8 shrink-0 text-rule-strong ${arrived ? "" : "ring-pulse"}`} />
      <p>
        {known ? (
          <>
            This link leads to a section of the manual.{" "}
            <a href={`#${fragment}`} className="link-line">
              Go to it
            </a>
          </>
        ) : (
          "The section that this link names isn't in the manual any more. Here is all of it."
        )}
      </p>
    </div>
  );
}
