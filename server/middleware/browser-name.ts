/** As browsers name themselves; one that is built on another names that too, so the more particular stand first. */
const products = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d{1,4})/],
  ["Opera", /\bOPR\/(\d{1,4})/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d{1,4})/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,4})/],
  ["Safari", /\bVersion\/(\d{1,4})[\d.]* .*\bSafari\//],
] as const;

/**
 * Gives a browser's name and major version, such as `Chrome 126`, and nothing else of what it says about itself.
 * @param userAgent its header; left out by some
 * @returns `another browser` where it is none of the known ones
 */
export function browserName(userAgent: string | undefined): string {
  for (const [name, pattern] of products) {
    const version = pattern.exec(userAgent ?? "")?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return "another browser";
}
