import { maxStaffAccounts, passwordLength } from "#contract/admin-staff.ts";

/** What the server says of staff accounts, and `npm run staff` too. `username` is the account's name. */
export const staffAccountMessages = {
  badName: "A name has 1 to 100 letters of one alphabet, digits, spaces or . _ @ + - '.",
  /** Refuses to add an account. */
  taken: (username: string): string => `There is already an account called ${username}.`,
  full: `There are ${maxStaffAccounts} accounts already. Remove one first.`,
  /** Says that the account to change isn't there. */
  unknown: (username: string): string => `There is no account called ${username}.`,
  own: "This is your own account. Another admin can change its role or remove it; its password is under Your account.",
  configured: "This account is set in the configuration and can't be changed here.",
  /** Confirms that an account was added. */
  added: (username: string): string => `Added ${username}`,
  /**
   * Confirms that an account has another role.
   * @param role the new one
   */
  roleChanged: (username: string, role: "admin" | "editor"): string =>
    role === "admin" ? `${username} is an admin now` : `${username} is an editor now`,
  /** Confirms that an account has a new password. */
  passwordReset: (username: string): string => `${username} has a new password`,
  /** Confirms that an account was removed. */
  removed: (username: string): string => `Removed ${username}`,
  wrongPassword: "That isn't your current password.",
  badPassword: `A password has ${passwordLength.min} to ${passwordLength.max} characters.`,
  passwordChanged: "Password changed",
  setByConfiguration: "This account's password is set in the configuration: whoever runs the server changes it there.",
} as const;
