import { Button } from "#app/ui/button.tsx";
import { chooseConsent } from "./consent.ts";

/** In the footer: opens the question again, so that a choice can be changed. */
export function ConsentSwitch() {
  return (
    <Button variant="quiet" onClick={() => chooseConsent("unset")}>
      Analytics choice
    </Button>
  );
}
