import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Says whether two secrets are the same. How long it takes doesn't say where they differ. */
export const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Signs a text: HMAC-SHA-256 in base64url. */
export const signatureOf = (key: Uint8Array, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

/** Says whether one of the keys signed the text. */
export const isSigned = (keys: readonly Uint8Array[], text: string, signature: string): boolean =>
  keys.some((key) => isSameSecret(signature, signatureOf(key, text)));
