import { z } from "zod";

/** A token is looked for apart from whether it went well. */
export const loginResponseSchema = z.object({
  success: z.boolean().optional(),
  token: z.string().optional(),
  message: z.string().optional(),
});
