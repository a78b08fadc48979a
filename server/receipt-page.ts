import { createHmac, timingSafeEqual } from "node:crypto";
import { declarationText } from "#content/withdrawal.ts";
import type { WithdrawalReceipt } from "#contract/services.ts";
import type { KeyRing } from "./auth/secrets.ts";
import type { Database } from "./db/database.ts";
import { findWithdrawal } from "./db/queries/withdrawals.ts";

const proofOf = (key: Uint8Array, receipt: string): Buffer => createHmac("sha256", key).update(receipt).digest();

/**
 * The page that repeats a withdrawal: the receipt's code with a proof that only the form's response has, not the mail.
 */
export function receiptPage([key]: KeyRing, receipt: string): string {
  return `/withdrawal?receipt=${receipt}.${proofOf(key, receipt).toString("base64url")}`;
}

/** Whole with its proof; without it only that and when it arrived. */
export async function receiptOfPage(db: Database, keys: KeyRing, code: string): Promise<WithdrawalReceipt | null> {
  const [, receipt, proof] = /^([\da-f-]{36})(?:\.([\w-]{43}))?$/.exec(code) ?? [];
  if (receipt === undefined) return null;
  if (proof !== undefined && !isProof(keys, receipt, proof)) return null;
  const found = await findWithdrawal(db, receipt);
  if (!found) return null;
  const { at, mailed } = found;
  return { receipt, at, mailed, declaration: proof === undefined ? null : declarationText(found) };
}

function isProof(keys: KeyRing, receipt: string, proof: string): boolean {
  const given = Buffer.from(proof, "base64url");
  return keys.some((key) => timingSafeEqual(given, proofOf(key, receipt)));
}
