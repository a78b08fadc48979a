import { z } from "zod";

/** As much of the answer as decides; whether a token is in it is told apart from whether it went well. */
export const loginResponseSchema = z.object({
  success: z.boolean().optional(),
  token: z.string().optional(),
  message: z.string().optional(),
});
