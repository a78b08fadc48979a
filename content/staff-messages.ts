/** Toasts and error sentences of the staff screens; no visitor's page holds them. */
export const staffMessages = {
  required: "Username and password are required",
  invalid: "Invalid username or password",
  noToken: "Server did not return a valid authentication token",
  notAuthenticated: "Not authenticated. Please log in again.",
  apiError: (status: number): string => `API error: ${status}`,
  apiFailure: "API response indicates failure",
  loadErrorTitle: "Error loading data",
  authErrorTitle: "Authentication Error",
  busy: "Other long lists are being read right now. Please try again in a few seconds.",
  exportNeedsLogin: "You need to be logged in to export data.",
  limited: "Limited data available (only samples shown)",
  loggedOut: "Logged out",
  loginSuccess: "Login successful",
  loginFailed: "Login failed",
  empty: "No subscribers yet",
  emptySearch: "No subscribers found matching the search",
  displayIssue: "Display Issue Detected",
} as const;

/** What the server says of a campaign to a list: whether it goes out, waits or stopped. */
export const campaignMessages = {
  going: (count: number): string =>
    count === 1 ? "One mail goes out now." : `${count} mails go out now, one after the other.`,
  waiting: (count: number): string =>
    count === 1
      ? "One mail waits in the outbox. It doesn't leave before a mail server is set (SMTP_URL)."
      : `${count} mails wait in the outbox. None leaves before a mail server is set (SMTP_URL).`,
  filling: (count: number, mailServer: boolean): string =>
    `Mails to about ${count} people are still being queued. ${mailServer ? "They go out meanwhile." : "None leaves before a mail server is set (SMTP_URL)."}`,
  stoppedMeanwhile: "This campaign was stopped. What had left until then stays sent.",
  tested: (email: string): string => `A test goes to ${email}, marked [Test].`,
  noMailServer: "No mail server is set (SMTP_URL), so a test can't leave.",
  stopped: (sent: number, of: number): string => `Stopped: ${sent} of ${of} mails had left.`,
  nothingToStop: "Nothing of this campaign waits any more.",
} as const;
