import { adminText } from "#content/admin.ts";
import { timeText } from "#content/format.ts";

/**
 * A moment such as Nov 22, 2026, 14:05. The frame of the staff screens says once that it is UTC.
 * @param iso the moment as ISO 8601 writes it
 * @param by who did it then
 */
export function Timestamp({ iso, by }: { iso: string; by?: string }) {
  return (
    <>
      <time dateTime={iso} className="md:whitespace-nowrap">
        {timeText(iso, "moment")}
      </time>
      {by === undefined ? null : <span>{` ${adminText.by(by)}`}</span>}
    </>
  );
}
