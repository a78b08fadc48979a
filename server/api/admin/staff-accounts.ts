import { staffAccountMessages as text } from "#content/staff-account-messages.ts";
import { staffListResponse, staffNameRequest, staffPasswordResponse, staffRoleRequest } from "#contract/admin-staff.ts";
import { addStaffMember, removeStaffMember, setStaffPassword, setStaffRole } from "#server/auth/staff-changes.ts";
import { generatePassword } from "#server/auth/staff-login.ts";
import type { Database } from "#server/db/database.ts";
import { findStaffAccount, listStaffAccounts } from "#server/db/queries/staff-accounts.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { actionCall, bodyCall, noQuery, queryCall, type StaffCall } from "./staff-call.ts";

/** `GET /api/admin/staff`: the staff accounts, the configured one first (docs/staff.md). */
export const staffListCall = queryCall(noQuery, staffListResponse, async ({ context: { staffLogin }, db, staff }) => {
  const accounts = await listStaffAccounts(db);
  const configured = {
    username: staffLogin.username,
    role: "admin",
    createdAt: null,
    own: staffLogin.username === staff.username,
    shadowed: false,
  } as const;
  const others = accounts.map(({ username, role, created_at }) => {
    const shadowed = staffLogin.reserves(username);
    return { username, role, createdAt: created_at, own: username === staff.username && !shadowed, shadowed };
  });
  return { data: [configured, ...others] };
});

/**
 * `POST /api/admin/staff`: adds an account with a generated password, which only this response holds.
 * @throws HTTPException 409 for a taken name, and for too many
 */
export const addStaffCall = bodyCall(
  staffRoleRequest,
  staffPasswordResponse,
  async ({ context: { staffLogin, database }, input: { username, role }, staff: caller }) => {
    if (staffLogin.reserves(username)) throw httpError(409, text.taken(username));
    const password = generatePassword();
    const outcome = await addStaffMember(database, caller.username, { username, role, password });
    if (outcome === "taken") throw httpError(409, text.taken(username));
    if (outcome === "full") throw httpError(409, text.full);
    return { message: text.added(username), username, password };
  },
  text.badName,
);

/**
 * Changes the account that a call names, and returns its name as it is stored.
 * @throws HTTPException 404 for nobody, 409 for the caller's and the configured account
 */
async function changeOthers(
  { context: { staffLogin }, db, input: { username }, staff: caller }: StaffCall<{ readonly username: string }>,
  change: (db: Database, by: string, username: string) => Promise<boolean>,
): Promise<string> {
  const account = await findStaffAccount(db, username);
  // An account that has the configured one's name by now can't log in, and may be removed.
  if (username === staffLogin.username && !account) throw httpError(409, text.configured);
  if (!account) throw httpError(404, text.unknown(username));
  const name = account.username;
  if (name === caller.username && !staffLogin.reserves(name)) throw httpError(409, text.own);
  if (!(await change(db, caller.username, name))) throw httpError(404, text.unknown(name));
  return name;
}

/** `POST /api/admin/staff/role`: gives an account another role, which ends its tokens. @throws as `changeOthers` */
export const changeStaffRoleCall = actionCall(staffRoleRequest, async (call) => {
  const { role } = call.input;
  const name = await changeOthers(call, (db, by, username) => setStaffRole(db, by, username, role));
  return text.roleChanged(name, role);
});

/**
 * `POST /api/admin/staff/password`: gives an account a generated password, which only this response holds; the
 * account's tokens end.
 * @throws as `changeOthers`
 */
export const resetStaffPasswordCall = bodyCall(staffNameRequest, staffPasswordResponse, async (call) => {
  const password = generatePassword();
  const username = await changeOthers(call, (db, by, name) => setStaffPassword(db, by, name, password));
  return { message: text.passwordReset(username), username, password };
});

/** `POST /api/admin/staff/remove`: removes an account, which ends its tokens. @throws as `changeOthers` */
export const removeStaffCall = actionCall(staffNameRequest, async (call) =>
  text.removed(await changeOthers(call, removeStaffMember)),
);
