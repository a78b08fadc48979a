/** Words of the dialog in which visitors log in (docs/behavior/session.md#dialog). */
export const session = {
  title: "Log in",
  description: "With the name and password you were given by the shop.",
  username: "Username",
  password: "Password",
  submit: "Log in",
  submitting: "Logging in...",
  loading: "Checking who is logged in...",
  welcome: "You are logged in",
  loggedInAs: "Logged in as",
  logout: "Log out",
  loggingOut: "Logging out...",
  close: "Close",
  failed: "Login failed",
  logoutFailed: "Logout failed",
  unreachable: "The shop can't be reached right now. Please try again.",
} as const;
