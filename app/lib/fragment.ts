/**
 * A fragment in its one spelling: decoded, in lower case as all ids of the shop are, without its sign. One that can't be
 * decoded, such as `#100%`, is taken as it is: a truncated URL still opens.
 * @param hash with or without its sign
 */
export function fragmentOf(hash: string): string {
  const text = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}
