import { z } from "zod";

/** Longer than 254 characters no mail server takes one. */
export const emailSchema = z.string().max(320).trim().pipe(z.email().max(254));
