/** Fewer bytes can be found by trying; `openssl rand -base64 48` gives 64. */
export const minSecretBytes = 32;
/** What random text of that length never falls below, in any alphabet of a generator. */
const minDifferentCharacters = 8;

/** What our examples write where a secret belongs, as deploy/kubernetes/settings.yaml, and the command that makes one. */
const example = /change[-_ ]?me|openssl rand/i;

/** Says whether a value, or the password in an address, is what an example shows in place of a real one. */
export const isExampleSecret = (value: string): boolean => example.test(value);

/** Says whether a signing secret is too long to be found by trying. */
export const isLongEnough = (secret: string): boolean => Buffer.byteLength(secret) >= minSecretBytes;

/** Says whether a text is a shorter one written again and again, such as 12345678123456781234. */
export function repeatsItself(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.startsWith(text.slice(length))) return true;
  }
  return false;
}

/** Says why a signing secret protects nothing, as the end of a sentence; null for one that does. */
export function weaknessOf(secret: string): string | null {
  if (!isLongEnough(secret)) return `must have at least ${minSecretBytes} bytes`;
  if (isExampleSecret(secret)) return "is the one of an example, which everybody can read";
  if (new Set(secret).size < minDifferentCharacters || repeatsItself(secret)) {
    return "repeats a few characters, so it can be guessed";
  }
  return null;
}
