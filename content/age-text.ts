const hourMs = 60 * 60_000;

/** Says how long ago something was, in hours and from two days on in days. Both moments are ISO dates. */
export function ageText(iso: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(iso)) / hourMs);
  if (hours < 1) return "less than an hour ago";
  if (hours >= 48) return `${Math.floor(hours / 24)} days ago`;
  return hours === 1 ? "1 hour ago" : `${hours} hours ago`;
}
