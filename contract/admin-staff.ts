import { z } from "zod";
import { lineOfText } from "./plain-text.ts";
import { rowsOf, staffResponse, successResponse } from "./staff-response.ts";

/** An editor may do everything but accounts, exports and erasure (docs/staff.md). */
export const staffRole = z.enum(["admin", "editor"]);
export type StaffRole = z.infer<typeof staffRole>;

/** The least and most characters of a password that somebody chooses. */
export const passwordLength = { min: 8, max: 200 } as const;

/** How many staff accounts there may be beside the one of the configuration. */
export const maxStaffAccounts = 50;

const visible = /^[\p{L}\p{M}\p{N} ._@+'-]+$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const isMixed = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && !/^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(name);

/**
 * The name of a staff account: visible letters, digits, spaces and `._@+-'`, and beside Latin letters none of another
 * alphabet, which could look like one. Whole names that look alike are one account's (server/lib/account-key.ts).
 */
export const staffUsername = lineOfText(100).refine(
  (name) => visible.test(name) && !invisible.test(name) && !isMixed(name),
);

/** The token of a staff login (docs/behavior/staff-login.md#form). */
export const adminTokenResponse = successResponse.extend({ token: z.string().min(1) });
export type AdminTokenResponse = z.infer<typeof adminTokenResponse>;

export const staffAccountRow = z.object({
  username: z.string(),
  role: staffRole,
  /** Null for the account of the configuration. */
  createdAt: z.string().nullable(),
  /** Whether it is the caller's own. */
  own: z.boolean(),
  /** It can't log in, because the configured account has its name by now. */
  shadowed: z.boolean(),
});

/** The configured account first, then the others by name. */
export const staffListResponse = staffResponse({ data: rowsOf(staffAccountRow) });

export const staffRoleRequest = z.strictObject({ username: staffUsername, role: staffRole });

export const staffNameRequest = z.strictObject({ username: lineOfText(100) });

/** What adding an account and giving one a new password answer: the generated password, which is shown this once. */
export const staffPasswordResponse = successResponse.extend({ username: z.string(), password: z.string().min(1) });

/** Whose token came with the call. */
export const ownAccountResponse = staffResponse({
  username: z.string(),
  role: staffRole,
  /** False where ADMIN_PASSWORD sets the password. */
  canChangePassword: z.boolean(),
});

export const ownPasswordRequest = z.strictObject({
  current: z.string().min(1).max(passwordLength.max),
  next: z
    .string()
    .min(passwordLength.min)
    .max(passwordLength.max)
    .refine((text) => text.isWellFormed()),
});

/** The change ends every token of the account; this one goes on in their place. */
export const ownPasswordResponse = successResponse.extend({ token: z.string().min(1) });

export type StaffAccountRow = z.infer<typeof staffAccountRow>;
