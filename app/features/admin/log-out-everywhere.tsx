import { useId, useRef, useState } from "react";
import { clearAdminToken } from "#app/features/admin/login/admin-token.ts";
import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import type { AdminApi } from "./admin-api.ts";
import { submitAction } from "./submit-action.ts";

const text = adminText.logOutEverywhere;

/** Ends every staff login, this one too, after a second question; then the login follows (docs/staff.md). */
export function LogOutEverywhere({ call }: { call: AdminApi }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  function cancel() {
    setAsking(false);
    opener.current?.focus();
  }

  async function logOut() {
    setBusy(true);
    // The screen without a token leads to the login.
    if (await submitAction(call, "/api/admin/log-out-everywhere", {})) clearAdminToken();
    setBusy(false);
  }

  return (
    <div className="flex flex-col items-end">
      <Button ref={opener} variant="quiet" aria-expanded={asking} aria-controls={id} onClick={() => setAsking(!asking)}>
        {text.button}
      </Button>
      <fieldset
        id={id}
        hidden={!asking}
        className="mt-2 max-w-xl rounded-2xl border border-border-strong bg-raised p-5"
      >
        {/* Floated, so that it stands inside the border. */}
        <legend className="float-left text-lg font-semibold">{text.question}</legend>
        <p className="clear-both pt-1 text-ink-soft">{text.text}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => void logOut()} disabled={busy}>
            {text.confirm}
          </Button>
          <Button variant="secondary" onClick={cancel} disabled={busy}>
            {text.cancel}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}
