import { z } from "zod";

/** As much of the answer as decides; whether a token is in it is told apart from whether it went well (back-office §5). */
export const loginAnswer = z.object({
  success: z.boolean().optional(),
  token: z.string().optional(),
  message: z.string().optional(),
});
