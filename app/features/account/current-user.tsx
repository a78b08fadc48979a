import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { session } from "#content/session.ts";
import type { User } from "#contract/session.ts";
import { logOut } from "./session-calls.ts";

export function CurrentUser({ user, onLoggedOut }: { user: User; onLoggedOut: () => void }) {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    const problem = await logOut();
    setLeaving(false);
    if (problem) showToast(problem);
    else onLoggedOut();
  }

  return (
    <div className="grid gap-6">
      <p role="status" className="wrap-anywhere">
        <span className="kicker block">{session.loggedInAs}</span>
        <span className="text-xl font-semibold">{user.name}</span>
        {user.name === user.username ? null : (
          <span className="figure-mono block text-base text-ink-soft">{user.username}</span>
        )}
      </p>
      <Button variant="secondary" onClick={leave} busy={leaving} className="min-h-12">
        {leaving ? session.loggingOut : session.logout}
      </Button>
    </div>
  );
}
