export const sessionMessages = {
  failedTitle: "Login failed",
  failed: "Login failed",
  logoutFailedTitle: "Logout failed",
} as const;
