import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { staffRole } from "#contract/admin-staff.ts";
import { clockSkewMs } from "#server/lib/clock-skew.ts";
import type { StaffMember } from "./staff-login.ts";

const tokenSeconds = 8 * 60 * 60;
const tokenAudience = "incard-admin";

const tokenSchema = z
  .object({
    username: z.string().min(1),
    role: staffRole,
    expiresAt: z.number(),
    epoch: z.string().min(1),
  })
  .transform(({ epoch, ...claims }) => ({ ...claims, securityStamp: epoch }));
/** What a staff token says: whose it is, until when (milliseconds since 1970), and what has to be so still. */
export type AdminToken = z.infer<typeof tokenSchema>;

/**
 * Makes the token of a member of staff, good for one working day, or until the member's security stamp changes.
 * @param nowMs milliseconds since 1970 by the clock that all replicas share
 */
export async function signAdminToken(
  key: Uint8Array,
  { username, role, securityStamp }: StaffMember,
  nowMs: number = Date.now(),
): Promise<string> {
  const now = Math.floor(nowMs / 1000);
  const expires = now + tokenSeconds;
  return new SignJWT({ username, role, expiresAt: expires * 1000, epoch: securityStamp } satisfies z.input<
    typeof tokenSchema
  >)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience(tokenAudience)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(key);
}

/**
 * Reads a staff token; null for one that isn't ours, was changed, is over or from the future, or gives no staff role.
 * Whether role and stamp are still the present ones is for the caller to ask (server/api/admin/staff-only.ts). Both the
 * standard `exp` and the specified `expiresAt` count; the algorithm is fixed, so that a token can't choose its own.
 * @param nowMs as for `signAdminToken`
 */
export async function readAdminToken(
  key: Uint8Array,
  token: string,
  nowMs: number = Date.now(),
): Promise<AdminToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      audience: tokenAudience,
      requiredClaims: ["exp", "iat"],
      currentDate: new Date(nowMs),
    });
    const claims = tokenSchema.parse(payload);
    const leftMs = claims.expiresAt - nowMs;
    return leftMs > 0 && leftMs <= tokenSeconds * 1000 + clockSkewMs ? claims : null;
  } catch {
    return null;
  }
}
