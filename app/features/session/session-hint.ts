const key = "session";

/**
 * Whether somebody may be logged in: the cookie itself is out of a script's sight, and asking each visitor's server
 * would cost a call that is refused (docs/decisions/session-hint.md).
 */
export function mayBeLoggedIn(): boolean {
  try {
    return localStorage.getItem(key) === "1";
  } catch {
    return false;
  }
}

/** Keeps or drops the hint, after a login, a logout or a refusal. */
export function noteSession(open: boolean): void {
  try {
    if (open) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // Storage is shut: the dialog still asks when it opens.
  }
}
