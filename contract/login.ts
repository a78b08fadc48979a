import { z } from "zod";
import { doneResponse } from "./done-response.ts";
import { userSchema } from "./me.ts";
import { lineOfText } from "./plain-text.ts";

/** Long enough for any real one, short enough to hash. */
export const credentials = z.strictObject({
  username: lineOfText(200),
  password: z.string().min(1).max(200),
});

/** docs/behavior/calls.md#login */
export const loginRequest = credentials;
export const loginResponse = doneResponse.extend({ data: userSchema });
export type LoginResponse = z.infer<typeof loginResponse>;
