/** "July 31, 2025" is "2025-07-31". @throws RangeError where the text isn't a day */
export function isoDate(printed: string): string {
  return new Date(`${printed} UTC`).toISOString().slice(0, 10);
}
