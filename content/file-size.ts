/** Writes the size of a file: "340 kB", "2.4 MB", "12 MB", "3.1 GB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  const [count, unit] = bytes < 1_000_000_000 ? [bytes / 1_000_000, "MB"] : [bytes / 1_000_000_000, "GB"];
  return `${count.toFixed(count < 10 ? 1 : 0)} ${unit}`;
}
