import { createStore } from "#app/lib/store.ts";
import { onStoredText, storedText, storeText } from "#app/lib/stored-text.ts";

export const adminTokenKey = "adminToken";

/** Only the server can verify them. */
export type TokenClaims = { readonly expiresAt: number; readonly role: string; readonly username: string };

/** Null for anything but a token. The signature isn't verified. */
export function readTokenClaims(token: string): TokenClaims | null {
  const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  try {
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    // Without Zod, because the page that only redirects reads tokens too.
    const { expiresAt, role, username }: Record<string, unknown> = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof expiresAt !== "number" || typeof role !== "string" || typeof username !== "string") return null;
    return { expiresAt, role, username };
  } catch {
    return null;
  }
}

/** False for an unreadable token: the server decides. */
export function isExpired(token: string, now: number = Date.now()): boolean {
  const claims = readTokenClaims(token);
  return claims !== null && claims.expiresAt <= now;
}

// Null but where storage is blocked or full. Setting it tells of a change of the stored one, too.
const held = createStore<string | null>(null);
// Whether this page has had a good token and nobody logged out on it.
let hadToken = false;

const readToken = (): string | null => (held.get() ?? storedText(adminTokenKey)) || null;

/** Null when there is none or it has expired. */
export function storedAdminToken(): string | null {
  const token = readToken();
  if (token === null || isExpired(token)) return null;
  hadToken = true;
  return token;
}

/** Whether a session ended, rather than that nobody logged in or somebody logged out. */
export function adminSessionEnded(): boolean {
  return hadToken || readToken() !== null;
}

/** Null forgets it. @returns false where storage is blocked or full: then it lasts as long as the page */
export function storeAdminToken(token: string | null): boolean {
  const isStored = storeText(adminTokenKey, token);
  held.set(isStored ? null : token);
  return isStored;
}

/** Somebody logs out. */
export function clearAdminToken(): void {
  hadToken = false;
  storeAdminToken(null);
}

/** The server refused this token: forgets it, unless another one is stored by now. */
export function refuseAdminToken(token: string): void {
  if (readToken() === token) storeAdminToken(null);
}

/** A page that sleeps in the background misses its timer. */
const maxTimerMs = 60_000;

/** Tells listeners when the token's time is up, also after sleep; returns a function that unsubscribes. */
export function watchExpiry(token: string): () => void {
  const claims = readTokenClaims(token);
  if (claims === null) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkTime = (): void => {
    clearTimeout(timer);
    const leftMs = claims.expiresAt - Date.now();
    if (leftMs <= 0) held.set(held.get());
    else timer = setTimeout(checkTime, Math.min(leftMs, maxTimerMs));
  };
  checkTime();
  addEventListener("focus", checkTime);
  return () => {
    clearTimeout(timer);
    removeEventListener("focus", checkTime);
  };
}

/** Also for changes in another tab; returns a function that unsubscribes. */
export const onAdminToken = onStoredText(adminTokenKey, held.subscribe);
