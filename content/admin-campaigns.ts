/** Words of the staff screen that writes to a list (docs/newsletter.md). */
export const campaignsText = {
  lists: "Who's waiting",
  newsletter: "Newsletter",
  /** Says how many people are on a list: "1 person". Other sentences take this as their `people`. */
  people: (count: number): string => (count === 1 ? "1 person" : `${count} people`),
  /**
   * Says beside a list which ship date the product's page gives.
   * @param date as printed; an empty text where the product is no longer on presale
   */
  pageSays: (date: string): string => (date === "" ? "No longer on presale" : `Its page says ${date}`),
  write: "Write",
  to: "To",
  /** Names a product's list among those that can be written to. */
  toProduct: (name: string): string => `People waiting for ${name}`,
  toNewsletter: "Everyone on the newsletter",
  shipDate: "New ship date",
  shipDateHint: "As a reader should see it, such as December 1, 2031.",
  /** Labels the choice to change the product's page too. @param date the one that it gives now */
  changesPage: (date: string): string => `Change the product's page too: it says ${date}`,
  /** Says in the preview what becomes of the product's page. */
  pageChanges: (product: string, from: string, to: string): string =>
    `The page of ${product} changes with it, from ${from} to ${to}. It can be undone at Catalog.`,
  nobodyChanges: "As nobody is to be written to, change the date at Catalog.",
  sending: {
    title: "When, how fast and from whom",
    at: "Send at (UTC)",
    atHint: "Empty to send now. Who is on the list at that time gets it.",
    badMoment: "Choose a time to come.",
    perMinute: "Emails a minute, at most",
    perMinuteHint: "Empty for as many as the shop may send. Other mail isn't held up.",
    badRate: "A whole number from 1 to 10,000, or nothing.",
    senderName: "Sender's name",
    senderNameHint: "Stands beside the shop's address. Empty for the usual one.",
    badSenderName: "A name of at most 60 characters, without an address, quotation marks or the signs < > @.",
    /** Says when a campaign goes. */
    goesAt: (when: string): string => `Goes on ${when} UTC`,
    /** Says how long a campaign takes at its rate. */
    takes: (minutes: number): string =>
      minutes < 120
        ? `At this rate it takes about ${minutes} min.`
        : `At this rate it takes about ${Math.round(minutes / 60)} hours.`,
    confirm: "Save for that time",
  },
  /** Stands in the preview before who the mail is from. */
  from: "From:",
  note: "A sentence or two more, if there's a reason to give",
  subject: "Subject",
  text: "Text",
  textHint:
    "Markdown, as in articles: ## for a heading, - for a list, *emphasis*, **strong** and [words](/contact) for a link. A plain text goes beside it for programs that show no HTML.",
  preview: "Preview",
  /**
   * Heads the preview of a campaign.
   * @param people how many get it, as `people` says it
   */
  previewTitle: (people: string): string => `This goes to ${people}`,
  previewFrame: "The email as a reader sees it",
  plainPart: "As plain text",
  /** Labels the field in which staff repeat the number of receivers, so that nobody writes to a list by mistake. */
  typeCount: (count: number): string => `Type ${count} to send to so many people`,
  nobody: "Nobody is on this list yet.",
  /** Labels the button that sends a campaign while a mail server is set. */
  confirm: (people: string): string => `Send to ${people}`,
  /** Labels the same button while none is set. */
  queueOnly: (people: string): string => `Queue for ${people}`,
  /** Warns in the preview while no mail server is set. */
  noMailServer: (people: string): string =>
    `No mail server is set. The emails to ${people} would wait in the outbox, and none would go out until one is set.`,
  queuing: "The emails are being queued. You can stop the campaign below.",
  test: {
    email: "Your own address",
    button: "Send a test",
    hint: "Up to five, with commas between them. One email to each of these only, marked [Test].",
  },
  back: "Change it",
  sentTitle: "Sent so far",
  none: "Nothing has been sent yet.",
  states: {
    scheduled: "Scheduled",
    going: "Going out",
    held: "Held",
    waiting: "Waiting",
    stopped: "Stopped",
    sent: "Sent",
  },
  held: "Held since a backup was restored: send or drop it on Today",
  /**
   * Says of a list how many of its addresses are left out.
   * @param count at least 1
   */
  resting: (count: number): string =>
    count === 1
      ? "1 address gets nothing: three campaigns to it were refused for good."
      : `${count} addresses get nothing: three campaigns to each were refused for good.`,
  counts: {
    sent: (count: number): string => `${count} sent`,
    waiting: (count: number): string => `${count} waiting`,
    refused: (count: number): string => `${count} refused for good`,
    givenUp: (count: number): string => `${count} given up`,
    dropped: (count: number): string => `${count} dropped`,
  },
  unsent: {
    summary: (count: number): string =>
      count === 1 ? "The email that wasn't sent" : `The ${count} emails that weren't sent`,
    outcomes: { refused: "refused for good", "given-up": "given up", dropped: "dropped" },
    noAnswer: "no answer",
    more: (count: number): string => `and ${count} more: each subscriber's row says so`,
  },
  filling: "Its emails are being queued",
  noServer: "no mail server is set",
  /**
   * Says of a stopped campaign how far it had come.
   * @param when the moment in words
   * @param of how many emails it had
   */
  stopped: (when: string, sent: number, of: number): string =>
    `Stopped on ${when}: ${sent} of ${of} emails had gone out`,
  /** Says of a campaign that was canceled before its time that nothing went out. */
  canceled: (when: string): string => `Canceled on ${when}: nothing had gone out`,
  sendNow: {
    ask: "Send now",
    question: "Send this campaign now?",
    confirm: "Yes, send it",
    cancel: "Wait for its time",
    text: "It goes to everybody who is on the list now.",
  },
  cancelScheduled: {
    ask: "Cancel",
    question: "Cancel this campaign?",
    confirm: "Yes, cancel it",
    cancel: "Keep it",
    text: "Nothing has gone out, and nothing will. A change of the product's page that was to go with it stays at Catalog.",
  },
  stop: {
    ask: "Stop",
    question: "Stop this campaign?",
    confirm: "Yes, stop it",
    cancel: "Keep sending",
    text: "What has gone out stays sent. The rest won't go out, and this campaign can't be restarted.",
  },
} as const;
