import { z } from "zod";
import { doneResponse } from "./done-response.ts";
import { lineOfText } from "./plain-text.ts";

/** Somebody who is logged in. */
const user = z.object({ id: z.number().int(), username: z.string(), name: z.string() });
export type User = z.infer<typeof user>;

/** User name and password of visitors and staff: long enough for any real one, short enough to hash. */
export const credentials = z.strictObject({ username: lineOfText(200), password: z.string().min(1).max(200) });

/** Who has logged in (docs/behavior/calls.md#login). */
export const loginResponse = doneResponse.extend({ data: user });
export type LoginResponse = z.infer<typeof loginResponse>;

/** Who is logged in; status 401 means nobody (docs/behavior/session.md#state). */
export const meResponse = loginResponse.omit({ message: true });
export type MeResponse = z.infer<typeof meResponse>;
