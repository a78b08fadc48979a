import { z } from "zod";

/** The shape of a product's slug. Which products there are, content knows. */
export const productSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/);
