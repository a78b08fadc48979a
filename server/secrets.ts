import { hkdfSync, randomBytes } from "node:crypto";
import { linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "./store/data-folder.ts";

const fileName = "token-secret";

/**
 * The secret that signs tokens and sessions: what was configured, else one kept in `dataDir`, made at the first start.
 * Two processes that start together agree on one: the file appears whole or not at all, and never twice.
 * @throws when the folder can't be written or read
 */
export function tokenSecret(configured: string | null, dataDir: string): string {
  if (configured !== null) return configured;
  makeDataFolder(dataDir);
  const path = join(dataDir, fileName);
  const draft = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    return readFileSync(path, "utf8");
  } catch {
    writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx", flush: true });
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, "utf8");
}

/** What keys are for. */
type KeyPurpose = "session" | "admin-token" | "letters" | "known-device" | "staff-epoch";

/** A key for one purpose only, so that a session cookie can never pass for a staff token. */
export function keyFor(secret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "incard-shop", purpose, 32));
}
