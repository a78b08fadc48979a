const key = "session";

/** Whether a user may be logged in: scripts can't read the cookie, and asking would cost each visitor a call. */
export function mayBeLoggedIn(): boolean {
  try {
    return localStorage.getItem(key) === "1";
  } catch {
    return false;
  }
}

export function setSessionHint(open: boolean): void {
  try {
    if (open) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the dialog still asks when it opens.
  }
}
