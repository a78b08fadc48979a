import { declarationText } from "#content/withdrawal.ts";
import type { WithdrawalReceipt } from "#contract/services.ts";
import { isSigned, signatureOf } from "#server/auth/signatures.ts";
import type { Database } from "#server/db/database.ts";
import type { KeyRing } from "#server/db/queries/link-keys.ts";
import { findWithdrawal } from "#server/db/queries/withdrawals.ts";

/**
 * Gives the path of the page that repeats a withdrawal: the receipt's code with a proof that only the form's response
 * has. The mail, which may reach a stranger, names the code alone.
 */
export const receiptPage = ([key]: KeyRing, receipt: string): string =>
  `/withdrawal?receipt=${receipt}.${signatureOf(key, receipt)}`;

/**
 * Gives the withdrawal behind the code of such a page: whole with its proof; without it only that it arrived and when.
 * Null for a code that nobody was given.
 * @param to says to whom it is declared
 */
export async function receiptOfPage(
  db: Database,
  keys: KeyRing,
  code: string,
  to: string,
): Promise<WithdrawalReceipt | null> {
  const [, receipt, proof] = /^([\da-f-]{36})(?:\.([\w-]{43}))?$/.exec(code) ?? [];
  if (receipt === undefined) return null;
  if (proof !== undefined && !isSigned(keys, receipt, proof)) return null;
  const found = await findWithdrawal(db, receipt);
  if (!found) return null;
  const { at, mailed } = found;
  return { receipt, at, mailed, declaration: proof === undefined ? null : declarationText(found, to) };
}
