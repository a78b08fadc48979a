import type { Seller } from "#contract/services.ts";

const notSet = (what: string): string => `${what} isn't configured in this shop yet.`;

/** Says who the visitor buys from. Null while the shop isn't configured to name its seller. */
export const sellerSentence = ({ name, address }: Seller): string | null =>
  name !== null && address !== null ? `You buy from ${name}, ${address}.` : null;

/** Says which law the terms are under. Null while the shop isn't configured to name it. */
export const lawSentence = ({ law }: Seller): string | null =>
  law === null ? null : `The law of ${law} applies to these terms.`;

export const sellerText = {
  write: "Write to",
  noSeller: notSet("The seller's legal name and address"),
  noLaw: notSet("The law that applies to these terms"),
} as const;
