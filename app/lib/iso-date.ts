/**
 * A printed day as machines write it.
 * @param printed such as "July 31, 2025"
 * @returns such as "2025-07-31"
 * @throws RangeError where the text isn't a day
 */
export function isoDate(printed: string): string {
  return new Date(`${printed} UTC`).toISOString().slice(0, 10);
}

/**
 * A date as feeds write it (RFC 822), in UTC.
 * @param isoDate a moment such as "2026-11-25T02:30:00.000Z", or a day such as "2026-11-25", which gets its noon
 * @returns such as "Wed, 25 Nov 2026 02:30:00 GMT"; "Invalid Date" where the text is neither
 */
export function rssDate(isoDate: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(isoDate);
  return new Date(isDay ? `${isoDate}T12:00:00Z` : isoDate).toUTCString();
}
