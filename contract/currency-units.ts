// Apart from contract/currency.ts, because pages need that one and not these lists.

/** ISO 4217: what has no cents, and what has thousandths. */
const withoutDecimals = new Set("bif clp djf gnf isk jpy kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf".split(" "));
const withThree = new Set("bhd iqd jod kwd lyd omr tnd".split(" "));

/**
 * Says how many decimals amounts in a currency have, by its ISO 4217 code in small letters: `usd` 2, `jpy` 0, `kwd` 3.
 */
export function currencyDigits(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThree.has(currency) ? 3 : 2;
}

/**
 * The most of a currency's smallest units (cents) that one payment or refund may be: a sum of 90,000 is still exact.
 */
export const maxUnits = 99_999_999_999;
