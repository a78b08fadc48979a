import type { Context, Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { AdminTokenResponse } from "#contract/admin-staff.ts";
import { credentials, type LoginResponse, type MeResponse } from "#contract/session.ts";
import type { AppContext } from "#server/app-context.ts";
import { signAdminToken } from "#server/auth/admin-tokens.ts";
import { credentialsMessage } from "#server/auth/credentials-message.ts";
import { verifyPassword } from "#server/auth/passwords.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { closeSession, findUser, openSession, sessionUser } from "#server/db/queries/users.ts";
import { accountKey } from "#server/lib/account-key.ts";
import { type Priority, QueueFullError } from "#server/lib/work-queue.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { addressCounters, countTries, tooMany } from "#server/middleware/count-tries.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { RateLimiter } from "#server/middleware/rate-limiter.ts";
import { loginLimits } from "#server/middleware/rate-limits.ts";
import { type LoginRealm, loginCookies } from "./login-cookies.ts";
import { done } from "./posted-call.ts";

/** Who tries to log in: an account named from a network address, on a device that is known by its id or null. */
export type LoginTry = {
  readonly realm: LoginRealm;
  readonly username: string;
  readonly address: string;
  readonly device: string | null;
};

/**
 * Counts a login try, before the password is checked (docs/decisions/no-account-lockout.md). A known device has its own
 * counter, which nobody else can fill; when it has failed too often, it counts like a stranger: by network, by account
 * and network, and by account. A try that is refused costs nothing in the counters that let it pass.
 * @returns what takes the try back, for one that succeeds
 * @throws HTTPException 429 with Retry-After
 */
export async function countLogin(
  limiter: RateLimiter,
  { realm, username, address, device }: LoginTry,
): Promise<() => Promise<void>> {
  // Quoted, so that no user name can spell the key of another counter.
  const account = JSON.stringify(accountKey(username));
  if (device !== null) {
    // Named so that, when the table is full, strangers share no counter with known devices.
    const key = `known-${realm}-device as ${account} on ${device}`;
    if ((await limiter.consume(key, loginLimits.device)) === null) return () => limiter.refund(key, loginLimits.device);
  }
  const { wait, refund } = await countTries(limiter, [
    ...addressCounters(`${realm} login`, address, loginLimits.network),
    [`${realm} login as ${account} from ${address}`, loginLimits.accountFromNetwork],
    [`${realm} login as ${account}`, loginLimits.account],
  ]);
  if (wait === null) return refund;
  await refund();
  throw tooMany(wait);
}

type Check<Account> = (username: string, password: string, priority: Priority) => Promise<Account | null>;

/** A login try that was let through: whose it was, or null where a name or password was wrong. */
type CheckedLogin<Account> = {
  readonly account: Account | null;
  readonly username: string;
  readonly address: string;
};

/**
 * Reads the credentials of a call, counts the try and checks it; takes the count back for a success, and where there
 * was no room to check.
 * @throws HTTPException 429
 */
async function logIn<Account>(
  c: Context,
  context: AppContext,
  realm: LoginRealm,
  check: Check<Account>,
): Promise<CheckedLogin<Account>> {
  const { username, password } = await jsonBody(c, credentials, credentialsMessage);
  const address = clientIp(c, context.config.trustProxy);
  const device = loginCookies(c, context).readKnownDevice(realm, username);
  const refund = await countLogin(context.limiter, { realm, username, address, device });
  try {
    const account = await check(username, password, device === null ? "normal" : "high");
    if (account !== null) await refund();
    return { account, username, address };
  } catch (error) {
    if (error instanceof QueueFullError) await refund();
    throw error;
  }
}

/**
 * Makes the handler of `POST /api/login`. Unknown users and wrong passwords get the same response in the same time
 * (docs/behavior/calls.md#login). An older session of the same browser ends, and the browser becomes a known device.
 * @throws HTTPException 401, 429
 */
export function loginCall(context: AppContext): Handler {
  const { db } = context.database;
  return async (c) => {
    const { account, username } = await logIn(c, context, "shop", async (name, password, priority) => {
      const found = await findUser(db, name);
      return (await verifyPassword(password, found?.password_hash ?? null, priority)) ? found : null;
    });
    if (!account) throw httpError(401, staffMessages.invalid);
    const cookies = loginCookies(c, context);
    const former = await cookies.readSession();
    if (former !== null) await closeSession(db, former);
    await cookies.setSession(await openSession(db, account.id));
    cookies.setKnownDevice("shop", username);
    const data = { id: account.id, username: account.username, name: account.name };
    return c.json({ success: true, message: staffMessages.loginSuccess, data } satisfies LoginResponse);
  };
}

/**
 * Makes the handler of `POST /api/logout`: ends the session on the server too, so that a copied cookie is worth nothing
 * (docs/behavior/session.md#state).
 */
export function logoutCall(context: AppContext): Handler {
  return async (c) => {
    const cookies = loginCookies(c, context);
    const token = await cookies.readSession();
    if (token !== null) await closeSession(context.database.db, token);
    cookies.clearSession();
    return c.json(done(staffMessages.loggedOut));
  };
}

/**
 * Makes the handler of `GET /api/me`: who is logged in (docs/behavior/session.md#state).
 * @throws HTTPException 401 for nobody
 */
export function meCall(context: AppContext): Handler {
  return async (c) => {
    const token = await loginCookies(c, context).readSession();
    const data = token === null ? null : await sessionUser(context.database.db, token);
    if (!data) throw httpError(401, staffMessages.notAuthenticated);
    return c.json({ success: true, data } satisfies MeResponse);
  };
}

/**
 * Makes the handler of `POST /api/admin-token`, the staff's login. A failure never says which part was wrong; the
 * browser of a success becomes a known device. Both are in the audit log.
 * @throws HTTPException 401, 429
 */
export function adminTokenCall(context: AppContext): Handler {
  const { keys, staffLogin } = context;
  const note = (name: string, action: "login" | "login refused", address: string) =>
    recordAuditEntry(context.database.db, name, action, `from ${address}`);
  return async (c) => {
    const { account, username, address } = await logIn(c, context, "staff", staffLogin.check);
    if (!account) {
      // An unknown name may be a password, typed into the wrong field.
      await note((await staffLogin.nameOf(username)) ?? "(unknown name)", "login refused", address);
      throw httpError(401, staffMessages.invalid);
    }
    await note(account.username, "login", address);
    const token = await signAdminToken(keys.adminToken, account, context.database.clock.now());
    loginCookies(c, context).setKnownDevice("staff", username);
    return c.json({ success: true, token, message: staffMessages.loginSuccess } satisfies AdminTokenResponse);
  };
}
