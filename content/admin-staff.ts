import { adminScreenList } from "#content/admin-dashboard.ts";
import { passwordLength } from "#contract/admin-staff.ts";

/** What the screens for admins are called, in the order of the navigation. */
const adminOnly = adminScreenList.flatMap(({ admins, title }) => (admins ? [title] : []));

/**
 * Words of the screens of staff accounts (docs/staff.md#accounts). What their calls say stands in
 * staff-account-messages.ts.
 */
export const staffText = {
  roles: { editor: "Editor", admin: "Admin" },
  rolesExplained: `An editor may do everything but what is for admins: ${adminOnly.join(", ")}, exporting and removing subscribers, and ending other people's logins.`,
  caption: "Staff accounts",
  columns: { username: "Name", role: "Role", since: "Added" },
  own: "you",
  configured: "Set in the configuration",
  shadowed: "Can't log in: the account set in the configuration has the same name",
  make: { admin: "Make admin", editor: "Make editor" },
  newPassword: "New password",
  remove: "Remove",
  /** Ends the name of a button for screen readers, since every row has the same buttons: "Remove: Ida Lund". */
  of: (username: string): string => `: ${username}`,
  confirm: {
    role: (username: string): string => `Change the role of ${username}? They have to log in again.`,
    password: (username: string): string => `Give ${username} a new password? The old one stops working at once.`,
    remove: (username: string): string => `Remove ${username}? They are logged out at once and can't log in again.`,
    yes: { admin: "Yes, make admin", editor: "Yes, make editor", password: "Yes, new password", remove: "Yes, remove" },
  },
  add: {
    heading: "Add an account",
    usernameHint: "What they log in with, such as Ida Lund. Capitals don't matter.",
    submit: "Add account",
    submitting: "Adding...",
  },
  once: {
    heading: (username: string): string => `Password for ${username}`,
    text: "Copy it now and pass it on in person or by phone. It isn't shown again, and the shop keeps no copy.",
    copy: "Copy",
    copied: "Copied",
    done: "Done",
  },
  adminsOnly: {
    heading: "This screen is for admins",
    text: "Your account is an editor's. Staff accounts, exports, imports and removing subscribers are left to admins: ask one of them.",
  },
  account: {
    heading: "Change your password",
    current: "Current password",
    next: "New password",
    nextHint: `At least ${passwordLength.min} characters.`,
    again: "New password, once more",
    submit: "Change password",
    submitting: "Changing...",
    ends: "Every other browser where you're logged in is logged out.",
    tooShort: `The new password needs at least ${passwordLength.min} characters.`,
    different: "The two new passwords aren't the same.",
    required: "Please fill this in.",
  },
} as const;
