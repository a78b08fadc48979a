import { timeText } from "#content/format.ts";

/** Such as Nov 22, 2026, 14:05: the frame of the staff screens says once that it is UTC. @param iso ISO 8601 */
export const timestampText = (iso: string): string => timeText(iso, "moment");
