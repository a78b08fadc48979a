import { timeText } from "#content/format.ts";

/** A moment as every staff screen shows it: Nov 22, 2026, 14:05 UTC. @param iso ISO 8601 */
export const timestampText = (iso: string): string => `${timeText(iso, "moment")} UTC`;
