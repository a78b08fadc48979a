import { useEffect, useState } from "react";
import { Rings } from "#app/ui/rings.tsx";

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
