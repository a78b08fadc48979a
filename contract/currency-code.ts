import { z } from "zod";

/** An ISO 4217 code in lower case, as Stripe writes it. */
export const currencyCode = z
  .string()
  .transform((code) => code.toLowerCase())
  .pipe(z.string().regex(/^[a-z]{3}$/));
