import type { DataRequestKind } from "#contract/data-requests.ts";
import { countText } from "./format.ts";

/** What is kept about somebody, by the kinds of the export. */
const keptKinds: ReadonlyMap<string, string> = new Map([
  ["subscriptions", "Newsletter subscriptions"],
  ["consents", "Consents"],
  ["shipDateList", "Ship dates waited for"],
  ["contactMessages", "Contact messages"],
  ["messageEntries", "Answers and notes to them"],
  ["withdrawals", "Withdrawals"],
  ["mails", "Emails"],
  ["refusals", "Refusals by their mail server"],
  ["dataRequests", "Requests for their data"],
  ["reviews", "Reviews"],
]);

/** Words of the staff screen of requests for data (docs/staff.md#requests-for-data). */
export const dataRequestsText = {
  list: "Requests: open ones first, by the day until which they are due",
  empty: "No request here.",
  emptySearch: "No request of this address or order number.",
  searchLabel: "Search by address or order number",
  states: { open: "Open", done: "Done", all: "All" },
  kinds: { export: "A copy of their data", erase: "Erase their data" } satisfies Record<DataRequestKind, string>,
  forgotten: "Somebody who was erased",
  forgottenHint: "A hash of the address and the days are kept. A search for the whole address still finds it.",
  /** Says when a request reached the shop. */
  received: (day: string): string => `received ${day}`,
  /** Says until when it is to be answered. */
  until: (day: string): string => `answer until ${day}`,
  /** Says how it was checked that it is theirs. */
  identity: (note: string): string => `Identity: ${note}`,
  extended: "Time extended",
  /** Says why the time was extended. */
  extension: (reason: string): string => `Time extended: ${reason}`,
  /** Says who answered it, and when. */
  done: (by: string, day: string): string => `Done by ${by}, ${day}`,
  add: "Record a request",
  fields: {
    kind: "They want",
    subject: "Email address or order number",
    subjectHint:
      "As it was given. Reviews are kept under the order number alone: pi_ and more, on the page of the order.",
    receivedOn: "Received on",
    receivedHint: "The law's month counts from this day.",
    identity: "How you know that it is them",
    identityHint: "Such as: they wrote from this address, and answered our email to it.",
  },
  errors: {
    kind: "Choose what they want.",
    subject: "Enter an email address, or an order number that begins with pi_.",
    receivedOn: "Choose the day on which it reached you: not after today, at most a year ago.",
    identity: "Say in up to 500 characters how you know: nobody else may get or erase their data.",
  },
  save: "Record request",
  cancel: "Cancel",
  preview: "See what is kept",
  kept: "Kept now",
  /** Gives the name of a kind of what is kept. */
  keptKind: (kind: string): string => keptKinds.get(kind) ?? kind,
  keptFailed: "What is kept couldn't be counted. Close this and try again.",
  nothingKept: "Nothing is kept under it, apart from this request.",
  elsewhere:
    "Orders and payments are with the store and the payment service: ask there too. Backups keep what they hold until they are replaced.",
  download: "Download the data",
  /** Names the file that holds the data of a request; the address isn't in it. */
  file: (id: number): string => `personal-data-${id}.json`,
  downloaded: "Downloaded. Send it to them, then mark the request as done.",
  extend: "Extend the time",
  reason: "Reason",
  /** Says until when the person has to be told that the time is extended. */
  reasonHint: (day: string): string =>
    `Two more months, where requests are complex or many. Tell the person that and why before ${day}.`,
  reasonError: "Write the reason in up to 500 characters.",
  saveExtension: "Extend by two months",
  erase: "Erase",
  confirm: "Type the address or order number once more",
  confirmHint:
    "Everything of the list is erased for good: subscriptions, consents, messages and their answers, withdrawals, emails. Keep what a law obliges you to keep before you do this.",
  confirmError: "That isn't the address or order number of this request.",
  eraseNow: "Erase for good",
  finish: "Mark as done",
  remove: "Remove",
  removeDialog: {
    question: "Remove this request?",
    text: "For one that was recorded by mistake. Nothing of the person is erased.",
    confirm: "Yes, remove",
  },
} as const;

/** What the server says of requests for data. */
export const dataRequestMessages = {
  recorded: "Request recorded",
  extended: "The time is extended by two months",
  notExtendable: "The time can be extended once, and only until the day on which it would have ended.",
  finished: "Marked as done",
  removed: "Request removed",
  notOpen: "This request isn't open any more. Look again.",
  forgotten: "Whose request this was isn't known any more.",
  wrongKind: "This request asks for a copy, not for erasing.",
  /** Says how many rows were erased. */
  erased: (rows: number): string =>
    rows === 1 ? "Erased: 1 entry. The request is done." : `Erased: ${countText(rows)} entries. The request is done.`,
} as const;
