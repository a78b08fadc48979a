import type { Seller } from "#contract/services.ts";

const notSet = (what: string): string => `${what} isn't configured in this shop yet.`;

export const sellerSentence = ({ name, address }: Seller): string | null =>
  name !== null && address !== null ? `You buy from ${name}, ${address}.` : null;

export const lawSentence = ({ law }: Seller): string | null =>
  law === null ? null : `The law of ${law} applies to these terms.`;

export const sellerText = {
  write: "Write to",
  noSeller: notSet("The seller's legal name and address"),
  noLaw: notSet("The law that applies to these terms"),
} as const;
