/** What an amount is in where nothing names its currency, and what the shop sells in unless it is set otherwise. */
export const defaultCurrency = "usd";

/** An amount with its currency. */
export type Money = {
  /** In whole units, as decimal text: `27.99`; `50` where no cents are shown. */
  readonly amount: string;
  /** Its ISO 4217 code in small letters: `usd`. */
  readonly currency: string;
};
