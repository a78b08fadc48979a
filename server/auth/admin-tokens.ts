import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { staffRole } from "#contract/admin-staff.ts";
import { clockSkewMs } from "#server/clock-skew.ts";
import type { StaffMember } from "./staff-login.ts";

const lifeSeconds = 8 * 60 * 60;
const audience = "incard-admin";

const payloadSchema = z.object({
  username: z.string().min(1),
  role: staffRole,
  expiresAt: z.number(),
  epoch: z.string().min(1),
});
export type AdminToken = z.infer<typeof payloadSchema>;

/** Good for one working day, or until the epoch changes. */
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
 * The valid token's claims, or null. Callers compare role and epoch (middleware/staff-only.ts). Both `exp` and the
 * specified `expiresAt` count; the algorithm is fixed.
 */
export async function readAdminToken(key: Uint8Array, token: string): Promise<AdminToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      audience,
      requiredClaims: ["exp", "iat"],
    });
    const claims = payloadSchema.parse(payload);
    const leftMs = claims.expiresAt - Date.now();
    return leftMs > 0 && leftMs <= lifeSeconds * 1000 + clockSkewMs ? claims : null;
  } catch {
    return null;
  }
}
