import { useEffect, useState } from "react";
import { Spinner } from "#app/ui/spinner.tsx";

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
      {arrived ? null : <Spinner label="" className="[&_svg]:size-8" />}
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
