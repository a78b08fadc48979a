/** Words of the staff screen that writes to a list (docs/newsletter.md). */
export const campaignsText = {
  lists: "Who's waiting",
  newsletter: "Newsletter",
  people: (count: number): string => (count === 1 ? "1 person" : `${count} people`),
  pageSays: (date: string): string => (date === "" ? "No longer on presale" : `Its page says ${date}`),
  write: "Write",
  to: "To",
  toProduct: (name: string): string => `People waiting for ${name}`,
  toNewsletter: "Everyone on the newsletter",
  shipDate: "New ship date",
  shipDateHint:
    "As a reader should see it, such as December 1, 2025. The product page shows the date that stands at Catalog: change it there too.",
  note: "A sentence or two more, if there's a reason to give",
  subject: "Subject",
  text: "Text",
  preview: "Preview",
  previewTitle: (people: string): string => `This goes to ${people}`,
  nobody: "Nobody is on this list yet.",
  confirm: (people: string): string => `Send to ${people}`,
  /** Where no mail server is set. */
  queueOnly: (people: string): string => `Queue for ${people}`,
  noMailServer: (people: string): string =>
    `No mail server is set. The emails to ${people} would wait in the outbox, and none would go out until one is set.`,
  sending: "The emails are being queued. You can stop the campaign below.",
  test: {
    email: "Your own address",
    button: "Send a test to me",
    hint: "One email to this address only, marked [Test].",
  },
  back: "Change it",
  sentTitle: "Sent so far",
  none: "Nothing has been sent yet.",
  columns: { waiting: "Still waiting" },
  states: { going: "Going out", stopped: "Stopped", sent: "Sent" },
  filling: "Its emails are being queued",
  noServer: "no mail server is set",
  stopped: (when: string, sent: number, of: number): string =>
    `Stopped on ${when}: ${sent} of ${of} emails had gone out`,
  stop: {
    ask: "Stop",
    question: "Stop this campaign?",
    sure: "Yes, stop it",
    not: "Keep sending",
    what: "What has gone out stays sent. The rest never will, and this campaign can't be restarted.",
  },
} as const;
