/** Letters of other alphabets that look like a Latin one, and below each the Latin one. */
const lookAlikes = ["авекмнорстухіјѕԁһԛԝӏαβεζηικμνορτυχ", "abekmhopctyxijsdhqwlabezhikmnoptyx"] as const;
const latin = new Map([...lookAlikes[0]].map((letter, index) => [letter, lookAlikes[1][index] ?? letter]));

/**
 * Gives one key for all spellings of a user name that are the same name, or look as if they were: an account is counted
 * and found by it.
 */
export function accountKey(username: string): string {
  const visible = username.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const letters = [...visible.toLowerCase()].map((letter) => latin.get(letter) ?? letter);
  return letters.join("").replace(/\s+/g, " ").trim();
}

/** Says whether two spellings are one account's name. */
export const isSameAccount = (username: string, other: string): boolean => accountKey(username) === accountKey(other);
