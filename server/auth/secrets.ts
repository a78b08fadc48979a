import { hkdfSync, randomBytes } from "node:crypto";
import { linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "#server/config/config.ts";
import { weaknessOf } from "#server/config/weak-secrets.ts";
import { makeDataFolder } from "#server/db/data-folder.ts";
import type { KeyRing, LinkKeys } from "#server/db/queries/link-keys.ts";

/** The secret that signs, and those that signed before it. */
export type Secrets = {
  readonly current: string;
  /** For links in mails that were sent under them, and for nothing else. */
  readonly previous: readonly string[];
};

/**
 * Gives the secrets of this shop: those of the configuration, else those in the file `token-secret` of the data folder,
 * which is made at the first start. It appears whole and once though two processes start together.
 * @throws ConfigError for a secret that signs nothing safely, or the system's error when the folder can't be read or
 *   written
 */
export function readSecrets(config: Pick<Config, "dataDir" | "previousTokenSecrets" | "tokenSecret">): Secrets {
  const { dataDir, previousTokenSecrets: previous, tokenSecret: current } = config;
  if (current !== null) return { current, previous };
  const path = join(dataDir, "token-secret");
  const saved = secretsOf(readOrMake(dataDir, path), path);
  return { current: saved.current, previous: [...saved.previous, ...previous] };
}

/**
 * Reads the file: the first line signs, each further one is a former secret, so that rotating is putting a line on top.
 */
function secretsOf(text: string, path: string): Secrets {
  const [current = "", ...rest] = text.split("\n").map((line) => line.trim());
  const previous = rest.filter((line) => line !== "");
  for (const secret of [current, ...previous]) {
    const weakness = secret === "" ? "is empty" : weaknessOf(secret);
    if (weakness === null) continue;
    throw new ConfigError(
      `${path}: the secret in it ${weakness}. Put the file of your backup back, or delete it: the next start makes a new one, everybody logs in again, and links in mails sent before stop working.`,
    );
  }
  return { current, previous };
}

function readOrMake(dataDir: string, path: string): string {
  makeDataFolder(dataDir);
  const draft = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    return readFileSync(path, "utf8");
  } catch {
    writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx", flush: true });
  }
  try {
    // It appears whole and once, though two processes start together.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, "utf8");
}

/** The purposes of keys whose links outlive a change of the secret. */
type LinkPurpose = keyof LinkKeys;
type KeyPurpose =
  | LinkPurpose
  | "session"
  | "admin-token"
  | "known-device"
  | "staff-epoch"
  | "article-preview"
  | "reviews"
  | "rate-limits";

/**
 * Derives the key for one purpose from a secret, 32 bytes, so that a session cookie can never be used as a staff token.
 */
export function deriveKey(secret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "incard-shop", purpose, 32));
}

/**
 * Gives the keys of one purpose whose links outlive a change of the secret: the one that signs, then those of former
 * secrets.
 */
export function keyRingFor({ current, previous }: Secrets, purpose: LinkPurpose | "reviews"): KeyRing {
  return [deriveKey(current, purpose), ...previous.map((secret) => deriveKey(secret, purpose))];
}

/** The keys that the shop signs with, each for one purpose. Those of links also verify what former secrets signed. */
export type SigningKeys = LinkKeys & {
  readonly session: Uint8Array;
  readonly adminToken: Uint8Array;
  readonly staffStamp: Uint8Array;
  readonly knownDevice: Uint8Array;
  readonly articlePreview: Uint8Array;
  readonly rateLimits: Uint8Array;
  /** Of the tickets by which buyers review: they last a year, so those of former secrets are accepted. */
  readonly reviews: KeyRing;
};

/** Derives a key for each purpose from the secrets, so that what one signs is never accepted as another's. */
export const signingKeysOf = (secrets: Secrets): SigningKeys => ({
  session: deriveKey(secrets.current, "session"),
  adminToken: deriveKey(secrets.current, "admin-token"),
  staffStamp: deriveKey(secrets.current, "staff-epoch"),
  subscriptions: keyRingFor(secrets, "subscriptions"),
  withdrawal: keyRingFor(secrets, "withdrawal"),
  knownDevice: deriveKey(secrets.current, "known-device"),
  articlePreview: deriveKey(secrets.current, "article-preview"),
  rateLimits: deriveKey(secrets.current, "rate-limits"),
  reviews: keyRingFor(secrets, "reviews"),
});
