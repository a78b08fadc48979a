import { resolveTxt } from "node:dns/promises";
import { connectionMessages } from "#content/setup-messages.ts";
import { isPlaceholder } from "./finding.ts";

/** How long the name servers may take, in milliseconds: somebody waits for it. */
const lookupMs = 3_000;

const words = connectionMessages.mail.records;

/** Gives the TXT records of a name, each as one text. @throws where there are none, or nobody answers */
export type LookUpTexts = (name: string) => Promise<readonly (readonly string[])[]>;

type RecordsOptions = {
  /** How the records begin. */
  readonly start: string;
  /** What the name servers say of a name that has none. */
  readonly none: readonly string[];
  readonly lookUp: LookUpTexts;
};

/** The records of a name; null where nobody answers. */
async function recordsOf(name: string, { start, none, lookUp }: RecordsOptions): Promise<readonly string[] | null> {
  const found = lookUp(name).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return none.includes(code) ? [] : null;
  });
  const late = new Promise<null>((resolve) => setTimeout(resolve, lookupMs, null).unref());
  const texts = await Promise.race([found, late]);
  if (texts === null) return null;
  return texts.map((parts) => parts.join("")).filter((text) => text.toLowerCase().startsWith(start));
}

/**
 * Looks up whether a sender's domain says which servers may send its mail (SPF) and what becomes of other mail (DMARC).
 * Without them mail ends among junk. DKIM can't be looked up, because its record's name is known to the mail server alone.
 * @param domain of the sender's address
 * @param lookUp asks the name servers
 * @returns a sentence for the owner; empty where nobody answers, as on a machine without a network, and of a domain that nobody
 * can own
 */
export async function senderRecords(domain: string, lookUp: LookUpTexts = resolveTxt): Promise<string> {
  if (isPlaceholder(domain)) return "";
  const [spf, dmarc] = await Promise.all([
    // A domain that mail is sent from exists: where it can't be found, there is no network.
    recordsOf(domain, { start: "v=spf1", none: ["ENODATA"], lookUp }),
    recordsOf(`_dmarc.${domain}`, { start: "v=dmarc1", none: ["ENODATA", "ENOTFOUND"], lookUp }),
  ]);
  if (spf === null || dmarc === null) return "";
  if (spf.length > 1) return words.manySpf(domain);
  const missing = [...(spf.length === 0 ? ["SPF"] : []), ...(dmarc.length === 0 ? ["DMARC"] : [])];
  return missing.length === 0 ? words.complete(domain) : words.missing(domain, missing.join(" and "));
}
