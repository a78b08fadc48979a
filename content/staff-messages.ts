/** Toasts and errors of the staff screens. Kept apart from messages.ts, because no visitor's page holds these. */
export const staffMessages = {
  required: "Username and password are required",
  invalid: "Invalid username or password",
  noToken: "Server did not return a valid authentication token",
  notAuthenticated: "Not authenticated. Please log in again.",
  adminOnly: "Your account is an editor's, and only an admin may do this. Ask one of the admins.",
  /**
   * Says that a call failed whose answer says nothing of ours.
   * @param status of its HTTP response
   */
  apiError: (status: number): string => `API error: ${status}`,
  /** Answers of a proxy, which hold no message of ours. */
  refusedOnTheWay: {
    408: "That took too long to arrive, so it was refused on its way to the shop. Please try again, or send something smaller.",
    413: "That was refused as too large on its way to the shop, before the shop saw it. Send something smaller, or have whoever runs the server look at the limit of its proxy.",
  },
  /** Follows the message of a call that changes something, where nobody can say how far it came. */
  unsure: "Whether that got through isn't known. Nothing on this screen is lost: look, and try again in a moment.",
  apiFailure: "API response indicates failure",
  loadErrorTitle: "Error loading data",
  authErrorTitle: "Authentication Error",
  busy: "Other long lists are loading right now. Please try again in a few seconds.",
  exportNeedsLogin: "You need to be logged in to export data.",
  limited: "Limited data available (only samples shown)",
  loggedOut: "Logged out",
  loginSuccess: "Login successful",
  notKept: "This browser stores nothing: you are logged in until this page is closed or loaded again.",
  loginFailed: "Login failed",
  empty: "No subscribers yet",
  emptySearch: "No subscribers found matching the search",
  displayIssue: "Display Issue Detected",
} as const;

/** What the server says of a mail to a list. */
export const campaignMessages = {
  /** Says how many mails a campaign just put into the outbox, while a mail server is set. */
  going: (count: number): string =>
    count === 1 ? "One email is going out now." : `${count} emails are going out now, one after another.`,
  /** Says the same while none is set. */
  waiting: (count: number): string =>
    count === 1
      ? "One email is waiting in the outbox. It won't go out until a mail server is set."
      : `${count} emails are waiting in the outbox. None will go out until a mail server is set.`,
  /**
   * Says that the mails to a large list are still being written.
   * @param count how many people are on it
   * @param mailServer whether a mail server is set
   */
  filling: (count: number, mailServer: boolean): string => {
    const meanwhile = mailServer
      ? "They're going out in the meantime."
      : "None will go out until a mail server is set.";
    return `Emails to about ${count} people are still being queued. ${meanwhile}`;
  },
  /**
   * Refuses to send, because the list has grown or shrunk since staff saw it.
   * @param count how many are on it now
   */
  otherCount: (count: number): string => {
    const people = count === 1 ? "1 person is" : `${count} people are`;
    return `Not sent: ${people} on this list now. Look again, and press once more.`;
  },
  stillGoing: "Not sent: emails of another campaign to this list are still waiting. Let it finish, or stop it first.",
  stoppedMeanwhile: "This campaign was stopped. What had gone out by then stays sent.",
  scheduled: "Saved. It goes at its time; until then you can send it at once or cancel it below.",
  begun: "It is going out now.",
  notScheduled: "This campaign isn't waiting for its time anymore.",
  badMoment: "Choose a time to come, within a year.",
  /**
   * Refuses to send, because the product's page gives another date than staff saw.
   * @param date the one that it gives now; empty where it gives none
   */
  pageChanged: (date: string): string =>
    date === ""
      ? "Not sent: the product's page gives no ship date anymore. Look at Catalog, then preview again."
      : `Not sent: the product's page says ${date} by now. Look at Catalog, then preview again.`,
  noDay: "Write a day such as December 1, 2031, or leave the product's page as it is.",
  /** Confirms that a test was written to some addresses. */
  tested: (emails: readonly string[]): string =>
    emails.length === 1
      ? `A test is going to ${emails[0]}, marked [Test].`
      : `Tests are going to ${emails.length} addresses, marked [Test].`,
  noMailServer: "No mail server is set, so a test can't be sent.",
  /**
   * Confirms that a campaign was stopped.
   * @param sent how many mails had gone out
   * @param of how many it had
   */
  stopped: (sent: number, of: number): string =>
    of === 0 ? "Canceled: nothing had gone out." : `Stopped: ${sent} of ${of} emails had gone out.`,
  nothingToStop: "Nothing in this campaign is waiting anymore.",
} as const;
