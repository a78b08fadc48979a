import { useSyncExternalStore } from "react";
import { currentConsent, privacyControl } from "#app/lib/consent.ts";
import { chooseConsent, onConsent } from "#app/lib/consent-changes.ts";
import { Button } from "#app/ui/button.tsx";
import { questionId } from "./question-id.ts";

const states = { unset: "not chosen", granted: "on", denied: "off" } as const;

/** Shows the question, which stands at the top of the page, and leads there. */
function askAgain(): void {
  chooseConsent("unset");
  // It is shown once React has rendered the choice.
  requestAnimationFrame(() => document.getElementById(questionId)?.focus());
}

/** In the footer: says what holds and asks again. */
export function ConsentSwitch() {
  const consent = useSyncExternalStore(onConsent, currentConsent, () => "unset" as const);
  const decided = useSyncExternalStore(onConsent, privacyControl, () => false);
  if (decided) return <p className="px-4 text-sm">Analytics: off, as your browser asks</p>;
  return (
    <Button variant="quiet" onClick={askAgain}>
      <span>{`Analytics: ${states[consent]}`}</span>
      {consent === "unset" ? null : <span className="underline underline-offset-4">Change</span>}
    </Button>
  );
}
