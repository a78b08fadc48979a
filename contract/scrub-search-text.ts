/** The most characters of a search that are stored. */
export const maxSearchTextLength = 200;

/** More than any form lets somebody type; a longer text is cut before it is looked at. */
const maxTypedLength = 1000;

const at = "(?:at|ät|arroba)";
const dot = "(?:dot|punkt|punto|point)";
/** What people write around `at` and `dot`: ann_at_example_dot_com. */
const gap = String.raw`[\s_*-]+`;
const word = "[\\p{L}\\p{M}\\p{N}.%+']+";
const host = String.raw`[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}`;
const mailServices = "(?:gmail|googlemail|yahoo|hotmail|icloud|protonmail|gmx|aol)";

const encodedAt = /&#0*64;|&#x0*40;|&commat;|%40/gi;
const bracketedAt = new RegExp(String.raw`\s*[(\[{<]\s*(?:@|${at})\s*[)\]}>]\s*`, "giu");
const bracketedDot = new RegExp(String.raw`\s*[(\[{<]\s*(?:\.|${dot})\s*[)\]}>]\s*`, "giu");
/** With the sign, whatever stands around it: `ann @ example . com`, `"ann lee"@example.com`. */
const addressWithSign = new RegExp(
  String.raw`(?:"[^"@]*"|[^\s@]+(?:\s+${dot}\s+[^\s@]+)*)?\s*@\s*(?:[^\s@]+(?:\s+(?:\.|${dot}\s)\s*[^\s@]+)*)?`,
  "giu",
);
/** In words: `ann dot lee at example dot com`, `ann at example.com`, `ann at gmail`. */
const addressInWords = new RegExp(
  String.raw`(?:${word}[-_])*${word}(?:${gap}${dot}${gap}${word})*${gap}${at}${gap}(?:${word}(?:${gap}${dot}${gap}${word})+|${host}|${mailServices}(?![\p{L}\p{N}]))`,
  "giu",
);

const separators = String.raw`[\s().,+/:;_~·•*|\\\u2212\p{Pd}]{0,4}`;
/** Seven digits and more, however they are grouped: telephone and card numbers. `iOS 14.5` and `1.7 mm` are shorter. */
const groupedNumber = new RegExp(String.raw`\+?\(?\p{Nd}(?:${separators}\p{Nd}){6,}`, "gu");
const internationalNumber = new RegExp(String.raw`\+\s?\(?\p{Nd}(?:${separators}\p{Nd}){4,}`, "gu");
const longNumber = /\p{Nd}{6,}/gu;
const hashNumber = /#\s?\p{L}{0,4}-?\p{Nd}[\p{L}\p{Nd}-]{2,}/gu;
/** `order 1042`, `invoice no. IC-1042`: four digits and more behind a word that such numbers have before them. */
const namedNumber =
  /\b((?:order|invoice|receipt|ticket|tracking|customer|confirmation|reference|payment|serial|imei)s?(?:[\s:.=-]+(?:number|num|no|nr|id|code|is|was)\b)*[\s:.=#-]*)(?:\p{L}{1,4}-)?\p{Nd}[\p{Nd}-]{3,}[\p{L}\p{Nd}-]*/giu;
/** Tracking and payment numbers mix letters and digits; names of models are shorter. */
const mixedToken = /[\p{L}\p{Nd}_]{10,}/gu;
const minMixedDigits = 4;

const emailMark = "[e-mail]";
const numberMark = "[number]";

function cutAddresses(line: string): string {
  const plain = line.replace(encodedAt, "@").replace(bracketedAt, "@").replace(bracketedDot, ".");
  const cut = plain.includes("@") ? plain.replace(addressWithSign, ` ${emailMark} `) : plain;
  return cut.replace(addressInWords, emailMark);
}

function cutNumbers(line: string): string {
  return line
    .replace(mixedToken, (token) => ((token.match(/\p{Nd}/gu)?.length ?? 0) < minMixedDigits ? token : numberMark))
    .replace(hashNumber, numberMark)
    .replace(groupedNumber, numberMark)
    .replace(internationalNumber, numberMark)
    .replace(longNumber, numberMark)
    .replace(namedNumber, `$1${numberMark}`);
}

/**
 * Gives what may be stored of a search that found nothing: one trimmed line of at most {@link maxSearchTextLength}
 * characters, in which marks stand for what looks like an e-mail address, or a telephone, card or order number. Null
 * when nothing is left to read. It works without Zod, because the browser runs it before it sends, and the server again
 * before it stores.
 */
export function scrubSearchText(typed: string): string | null {
  // NFKC makes full-width digits and signs plain ones.
  const plain = typed.slice(0, maxTypedLength).normalize("NFKC");
  const line = plain.replace(/[\p{C}\s]+/gu, " ");
  const cut = cutNumbers(cutAddresses(line)).replace(/\s+/g, " ").trim();
  const unmarked = cut.replaceAll(emailMark, "").replaceAll(numberMark, "");
  if ((unmarked.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2) return null;
  return [...cut].slice(0, maxSearchTextLength).join("").trim();
}
