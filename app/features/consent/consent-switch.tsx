import { useSyncExternalStore } from "react";
import { chooseConsent, currentConsent, onConsent, privacyControl } from "#app/lib/consent.ts";
import { Button } from "#app/ui/button.tsx";

const states = { unset: "not chosen", granted: "on", denied: "off" } as const;

/** In the footer: says what holds and asks again. */
export function ConsentSwitch() {
  const consent = useSyncExternalStore(onConsent, currentConsent, () => "unset" as const);
  const decided = useSyncExternalStore(onConsent, privacyControl, () => false);
  if (decided) return <p className="px-4 text-sm">Analytics: off, as your browser asks</p>;
  return (
    <Button variant="quiet" onClick={() => chooseConsent("unset")}>
      <span>{`Analytics: ${states[consent]}`}</span>
      {consent === "unset" ? null : <span className="underline underline-offset-4">Change</span>}
    </Button>
  );
}
