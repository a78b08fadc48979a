import { useEffect, useState } from "react";

const print = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/**
 * Today's date as the last update (docs/behavior/regulatory.md#page). The document says the day on which the server
 * made it; the browser then says its own.
 * @param serverDay that day, as YYYY-MM-DD
 */
export function Today({ serverDay }: { serverDay: string }) {
  const [day, setDay] = useState(() => new Date(`${serverDay}T12:00`));
  useEffect(() => setDay(new Date()), []);
  const iso = `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;
  return <time dateTime={iso}>{print.format(day)}</time>;
}
