/** Where the staff token lies in localStorage (rulings, Login and staff). */
export const adminTokenKey = "adminToken";

/** What a staff token says of itself (back-office §3, Admin token). Only the server can tell whether it is true. */
export type TokenClaims = { readonly expiresAt: number; readonly role: string; readonly username: string };

// Without a schema library: the page that only redirects reads tokens too.
function claimsOf(said: unknown): TokenClaims | null {
  if (typeof said !== "object" || said === null) return null;
  if (!("expiresAt" in said && "role" in said && "username" in said)) return null;
  const { expiresAt, role, username } = said;
  if (typeof expiresAt !== "number" || typeof role !== "string" || typeof username !== "string") return null;
  return { expiresAt, role, username };
}

/** Reads what a token says; null for one that isn't a JWT or holds something else. The signature is not checked. */
export function readTokenClaims(token: string): TokenClaims | null {
  const part = token.split(".")[1];
  if (!part) return null;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    return claimsOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Whether a token says that it is over. One that can't be read isn't: the server decides. */
export function isOver(token: string, now: number = Date.now()): boolean {
  const claims = readTokenClaims(token);
  return claims !== null && claims.expiresAt <= now;
}

// Holds the token for this page where storage is shut.
let held: string | null = null;
// Whether this page has had a good token and nobody logged out on it.
let hadToken = false;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function keptToken(): string | null {
  let token = held;
  try {
    token = localStorage.getItem(adminTokenKey) ?? held;
  } catch {
    // Storage is shut.
  }
  return token === "" ? null : token;
}

/** The stored token; null when there is none or it is over. */
export function storedAdminToken(): string | null {
  const token = keptToken();
  if (token === null || isOver(token)) return null;
  hadToken = true;
  return token;
}

/** Where there is no token any more: whether a session ended, rather than that nobody logged in or somebody logged out. */
export function adminSessionEnded(): boolean {
  return hadToken || keptToken() !== null;
}

/** Keeps a token for the next page and the next visit. */
export function storeAdminToken(token: string): void {
  try {
    localStorage.setItem(adminTokenKey, token);
    held = null;
  } catch {
    held = token;
  }
  changed();
}

function dropToken(): void {
  held = null;
  try {
    localStorage.removeItem(adminTokenKey);
  } catch {
    // Storage is shut: there was nothing in it.
  }
  changed();
}

/** Forgets the token: somebody logs out. */
export function clearAdminToken(): void {
  hadToken = false;
  dropToken();
}

/** Forgets a token that the server refuses, unless another one is stored by now. The session ended. */
export function refuseAdminToken(token: string): void {
  if (keptToken() === token) dropToken();
}

/** A page that sleeps in the background misses its timer; so long at most until it looks again, in milliseconds. */
const maxTimerMs = 60_000;

/** Tells those who listen when the time of a token is up, also after the computer slept; returns the way out. */
export function watchExpiry(token: string): () => void {
  const claims = readTokenClaims(token);
  if (claims === null) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const left = claims.expiresAt - Date.now();
    if (left <= 0) changed();
    else timer = setTimeout(look, Math.min(left, maxTimerMs));
  };
  look();
  addEventListener("focus", look);
  return () => {
    clearTimeout(timer);
    removeEventListener("focus", look);
  };
}

/** Calls back when the token changes, also in another tab; returns the way out. */
export function onAdminToken(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === adminTokenKey || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}
