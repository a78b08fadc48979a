import { useId, useRef, useState } from "react";
import { clearAdminToken } from "#app/features/admin/login/admin-token.ts";
import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import type { AdminApi } from "./admin-api.ts";
import { useIsEditor } from "./login/use-staff-claims.ts";
import { submitAction } from "./submit-action.ts";

const text = adminText.logOutEverywhere;

/**
 * Ends every staff login, an editor's every one of their own, this one too, after a second question; then the login follows
 * (docs/staff.md).
 * @param className of the button
 */
export function LogOutEverywhere({ call, className }: { call: AdminApi; className: string }) {
  const isEditor = useIsEditor();
  const [busy, setBusy] = useState(false);
  const question = useRef<HTMLDialogElement>(null);
  const id = useId();

  async function logOut() {
    setBusy(true);
    // The screen without a token leads to the login.
    if (await submitAction(call, "/api/admin/log-out-everywhere", {})) clearAdminToken();
    setBusy(false);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => question.current?.showModal()} className={className}>
        {text.button}
      </button>
      <dialog
        ref={question}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        className="m-auto w-[min(100%-2.5rem,30rem)] rounded-2xl border border-border-strong bg-raised p-6 text-ink backdrop:bg-(--scrim)"
      >
        <h2 id={`${id}title`} className="text-xl">
          {text.question}
        </h2>
        <p id={`${id}text`} className="mt-2 text-ink-soft">
          {isEditor ? text.own.text : text.text}
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button onClick={() => void logOut()} disabled={busy}>
            {text.confirm}
          </Button>
          <Button variant="secondary" onClick={() => question.current?.close()} disabled={busy}>
            {text.cancel}
          </Button>
        </div>
      </dialog>
    </>
  );
}
