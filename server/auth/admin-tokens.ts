import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { staffRole } from "#contract/staff-role.ts";
import { clockSkewMs } from "#server/clock-skew.ts";
import type { StaffMember } from "./staff-login.ts";

const lifeSeconds = 8 * 60 * 60;
const audience = "incard-admin";

/**
 * The claims of a staff token: expiresAt, role and username, and the epoch of the account that it was given for.
 */
const payloadSchema = z.object({
  username: z.string().min(1),
  role: staffRole,
  expiresAt: z.number(),
  epoch: z.string().min(1),
});
export type AdminToken = z.infer<typeof payloadSchema>;

/** A signed, url-safe token for a member of staff, good for one working day, or until the epoch is another. */
export async function signAdminToken(key: Uint8Array, { username, role, epoch }: StaffMember): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const expires = now + lifeSeconds;
  return new SignJWT({ username, role, expiresAt: expires * 1000, epoch } satisfies AdminToken)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(key);
}

/**
 * What a token says, or null when it isn't ours, was changed, is over or from the future, or gives no staff role. Whether role and epoch are still
 * the present ones is for the caller to ask (middleware/staff-only.ts). Both the standard `exp` and
 * the specified `expiresAt` count; the algorithm is fixed, so that a token can't choose its own.
 */
export async function readAdminToken(key: Uint8Array, token: string): Promise<AdminToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      audience,
      requiredClaims: ["exp", "iat"],
    });
    const said = payloadSchema.parse(payload);
    const leftMs = said.expiresAt - Date.now();
    return leftMs > 0 && leftMs <= lifeSeconds * 1000 + clockSkewMs ? said : null;
  } catch {
    return null;
  }
}
