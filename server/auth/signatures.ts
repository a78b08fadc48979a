import { createHmac } from "node:crypto";
import { isSameSecret } from "./same-secret.ts";

/** HMAC-SHA-256 in base64url. */
export const signatureOf = (key: Uint8Array, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

/** Whether one of the keys signed the text. */
export const isSigned = (keys: readonly Uint8Array[], text: string, signature: string): boolean =>
  keys.some((key) => isSameSecret(signature, signatureOf(key, text)));
