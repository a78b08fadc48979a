import { z } from "zod";
import { lineOfText } from "./plain-text.ts";
import { staffRole } from "./staff-role.ts";

/** The least and most characters of a password that somebody chooses. */
export const passwordLength = { min: 8, max: 200 } as const;

/** How many staff accounts there may be, beside the one of the configuration. */
export const maxStaffAccounts = 50;

const visible = /^[\p{L}\p{M}\p{N} ._@+'-]+$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const isMixed = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && !/^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(name);

/**
 * The user name of a staff account: visible letters, digits, spaces and `._@+-'`, and beside Latin letters none of another
 * alphabet, which could look like one. Whole names that look alike are one account's (server/auth/account-key.ts).
 */
export const staffUsername = lineOfText(100).refine(
  (name) => visible.test(name) && !invisible.test(name) && !isMixed(name),
);

/** An account as the staff screen lists it. */
export const staffAccountRow = z.object({
  username: z.string(),
  role: staffRole,
  /** Null for the account of the configuration. */
  createdAt: z.string().nullable(),
  /** Whether it is the caller's own. */
  own: z.boolean(),
  /** Whether it can't log in, because the configured account has its name by now. */
  shadowed: z.boolean(),
});

/** `GET /api/admin/staff`: the configured account first, then the others by name. */
export const staffListResponse = z.object({ success: z.literal(true), data: z.array(staffAccountRow) });

/** `POST /api/admin/staff` and `POST /api/admin/staff/role`. */
export const staffRoleRequest = z.strictObject({ username: staffUsername, role: staffRole });

/** `POST /api/admin/staff/password` and `POST /api/admin/staff/remove`. */
export const staffNameRequest = z.strictObject({ username: lineOfText(100) });

/** What adding an account and giving it a new password answer: the generated password, this once. */
export const staffPasswordResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  username: z.string(),
  password: z.string().min(1),
});

/** `GET /api/admin/account`: whose token it is. */
export const ownAccountResponse = z.object({
  success: z.literal(true),
  username: z.string(),
  role: staffRole,
  /** False where ADMIN_PASSWORD sets the password. */
  canChangePassword: z.boolean(),
});

/** `POST /api/admin/account/password`. */
export const ownPasswordRequest = z.strictObject({
  current: z.string().min(1).max(passwordLength.max),
  next: z
    .string()
    .min(passwordLength.min)
    .max(passwordLength.max)
    .refine((text) => text.isWellFormed()),
});

/** The change ends every token of the account; this one goes on in their place. */
export const ownPasswordResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string().min(1),
});

export type StaffAccountRow = z.infer<typeof staffAccountRow>;
export type StaffListResponse = z.infer<typeof staffListResponse>;
export type StaffPasswordResponse = z.infer<typeof staffPasswordResponse>;
export type OwnAccountResponse = z.infer<typeof ownAccountResponse>;
export type OwnPasswordResponse = z.infer<typeof ownPasswordResponse>;
