import { maxStaffAccounts, passwordLength } from "#contract/admin-staff.ts";

/** Also for `npm run staff`. */
export const staffAccountMessages = {
  badName: "A name has 1 to 100 letters of one alphabet, digits, spaces or . _ @ + - '.",
  taken: (username: string): string => `There is already an account called ${username}.`,
  full: `There are ${maxStaffAccounts} accounts already. Remove one first.`,
  unknown: (username: string): string => `There is no account called ${username}.`,
  own: "This is your own account. Another admin can change its role or remove it; its password is under Your account.",
  configured: "This account is set in the configuration and can't be changed here.",
  added: (username: string): string => `Added ${username}`,
  roleChanged: (username: string, role: "admin" | "editor"): string =>
    role === "admin" ? `${username} is an admin now` : `${username} is an editor now`,
  passwordReset: (username: string): string => `${username} has a new password`,
  removed: (username: string): string => `Removed ${username}`,
  wrongPassword: "That isn't your current password.",
  badPassword: `A password has ${passwordLength.min} to ${passwordLength.max} characters.`,
  passwordChanged: "Password changed",
  setByConfiguration: "This account's password is set in the configuration: whoever runs the server changes it there.",
} as const;
