import { useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { chooseConsent, currentConsent, onConsent } from "#app/lib/consent.ts";
import { Button } from "#app/ui/button.tsx";

/** Shown only where analytics is configured. Refusing is as easy as accepting. */
export default function ConsentBar() {
  const consent = useSyncExternalStore(onConsent, currentConsent, () => "denied" as const);
  const isAsked = consent === "unset";
  useEffect(() => {
    // What else stands at the bottom of the screen gives way (app/styles/buy-bar.css).
    document.documentElement.toggleAttribute("data-question-open", isAsked);
    return () => document.documentElement.removeAttribute("data-question-open");
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    <section
      aria-label="Analytics"
      data-screen-only
      className="fixed inset-x-4 bottom-4 z-55 mx-auto flex max-w-2xl flex-wrap items-center gap-3 rounded-2xl border border-border-strong bg-raised p-4 shadow-[0_12px_40px_var(--shadow)]"
    >
      <p className="min-w-60 flex-1">
        May we count this visit with a third-party analytics service, and note searches that found nothing?{" "}
        <Link to="/privacy-policy#third-parties" className="link-line">
          What it learns
        </Link>
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" onClick={() => chooseConsent("denied")}>
          No
        </Button>
        <Button variant="secondary" onClick={() => chooseConsent("granted")}>
          Yes
        </Button>
      </div>
    </section>
  );
}
