import { z } from "zod";
import { addDays, utcDay } from "./days.ts";

/** Nothing of this shop is older: trackers of other makers have joined Find My since 2021. */
const earliest = "2020-01-01";

/** Whether a day such as `2026-11-27` can be one on which something happened: it has begun somewhere on earth. */
export const isPastDay = (day: string): boolean => day >= earliest && day <= addDays(utcDay(), 1);

/** A day on which something happened, such as `2026-11-27`. */
export const pastDay = z.iso.date().refine(isPastDay);
