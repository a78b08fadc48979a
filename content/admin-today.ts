import { countText } from "#content/format.ts";
import type { TodayKind } from "#contract/admin-today.ts";
import { complaintDays } from "./admin-complaints.ts";
import { facts } from "./catalog/facts.ts";

/** What stands beside something that needs somebody. */
type Words = {
  /** What it is, with how many of it there are. */
  title: (count: number) => string;
  /** Why it matters, and what to do about it. */
  hint: string;
  /** The screen that has it. Null where it isn't done on a screen. */
  link: { to: string; label: string } | null;
  /** Set where customers may be harmed by it now. */
  urgent?: true;
};

const counted =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? `1 ${one}` : `${countText(count)} ${many}`;

/** Words of the first staff screen (docs/staff.md). */
export const todayText = {
  list: "What needs somebody",
  checked: "Checked",
  oldest: "Oldest:",
  never: "There hasn't been one yet.",
  last: "The last one:",
  refresh: "Check again",
  empty: "Nothing needs you right now",
  emptyHint: "No open message, complaint or withdrawal, no mail in trouble, and the backup is fresh.",
  items: {
    restored: {
      title: () => "A backup was restored",
      hint: "What it had planned waits for you, because it may have been done since. Send or drop each.",
      link: null,
    },
    withdrawals: {
      title: counted("open withdrawal", "open withdrawals"),
      hint: "The law sets a deadline for each.",
      link: { to: "/admin/withdrawals?state=open", label: "Open withdrawals" },
    },
    "data-requests-overdue": {
      title: counted("request for data is overdue", "requests for data are overdue"),
      hint: "The law's month is over. Answer it now, and tell the person why it took so long.",
      link: { to: "/admin/data-requests?state=open", label: "Open requests" },
      urgent: true,
    },
    "data-requests": {
      title: counted("request for data", "requests for data"),
      hint: "Somebody wants a copy of their data, or that it is erased. The law gives a month.",
      link: { to: "/admin/data-requests?state=open", label: "Open requests" },
    },
    "complaints-overdue": {
      title: counted("complaint is overdue", "complaints are overdue"),
      hint: "The day until which each was to be answered has passed. Answer it, or close it as done.",
      link: { to: "/admin/inbox?state=complaints", label: "Open complaints" },
      urgent: true,
    },
    "complaints-due": {
      title: counted("complaint is due soon", "complaints are due soon"),
      hint: `Within ${complaintDays.soonDays} days. They stand first in the inbox.`,
      link: { to: "/admin/inbox?state=complaints", label: "Open complaints" },
    },
    "mail-resting": {
      title: () => "No email goes out",
      hint: "The mail server, the account or the way to them is at fault. The inbox says what it answered and when the shop tries again.",
      link: { to: "/admin/inbox?state=all", label: "See why" },
    },
    "mail-unsent": {
      title: counted("email didn't arrive", "emails didn't arrive"),
      hint: "To a customer or to support, in the last seven days. The mail server refused it for good, or put it off for two days. Send it again, reach the person another way, or drop it.",
      link: { to: "/admin/inbox?state=refused", label: "See which" },
    },
    clock: {
      title: (seconds: number): string => {
        const by = seconds === 1 ? "a second" : `${countText(seconds)} seconds`;
        return `The server's clock is ${by} off`;
      },
      hint: "Compared with the database's. Have whoever runs the server switch on time synchronization (NTP).",
      link: null,
    },
    messages: {
      title: counted("unanswered message", "unanswered messages"),
      hint: `The contact page promises a reply within ${facts.shop.supportHours} hours.`,
      link: { to: "/admin/inbox?state=new", label: "Open inbox" },
    },
    "backup-failed": {
      title: () => "No backup could be made",
      hint: "The shop tried and failed. The screen of backups, which is for admins, says why, and whether it is tried again.",
      link: { to: "/admin/backups", label: "See why" },
    },
    backup: {
      title: () => "No fresh backup",
      hint: "A broken disk would take everything since the last one. An admin makes one by a press, and sees when the next is made.",
      link: { to: "/admin/backups", label: "Backups" },
    },
    "catalog-dates": {
      title: counted("date has passed", "dates have passed"),
      hint: "The shop still announces a ship date, or the end of a sale, that is over.",
      link: { to: "/admin/catalog", label: "Change it" },
    },
    "catalog-changes": {
      title: counted("scheduled change wasn't made", "scheduled changes weren't made"),
      hint: "What was planned no longer fit when it was due. The catalog's history says why.",
      link: { to: "/admin/catalog", label: "See why" },
    },
    "live-prices": {
      title: () => "The live store's prices don't arrive",
      hint: "Pages show older prices, or the shop's own, and the checkout may charge something else. The screen of prices says why.",
      link: { to: "/admin/prices", label: "See why" },
      urgent: true,
    },
    prices: {
      title: counted("price differs from the catalog", "prices differ from the catalog"),
      hint: "Every page shows what the live store charges. Is one of the two a mistake?",
      link: { to: "/admin/prices", label: "Compare prices" },
    },
    campaigns: {
      title: counted("campaign going out", "campaigns going out"),
      hint: "You can still stop what hasn't left.",
      link: { to: "/admin/campaigns", label: "Watch or stop" },
    },
    "mail-put-off": {
      title: counted("email was put off", "emails were put off"),
      hint: "The mail server asked to try again later. The shop does so for two days.",
      link: { to: "/admin/inbox?state=refused", label: "See why" },
    },
    "mail-waiting": {
      title: counted("email waiting", "emails waiting"),
      hint: "Written more than 15 minutes ago and never tried. Is a mail server set?",
      link: { to: "/admin/inbox?state=all", label: "Open outbox" },
    },
    "page-failures": {
      title: counted("page failed in a browser", "pages failed in browsers"),
      hint: "Its script threw an error; the visitor kept the page as it was served. The list below says where and in which browser.",
      link: { to: "/admin/today#page-failures", label: "Read them" },
    },
    reviews: {
      title: counted("review to read", "reviews to read"),
      hint: "Buyers see theirs once you have published it.",
      link: { to: "/admin/reviews?state=new", label: "Read them" },
    },
    searches: {
      title: counted("search without a result", "searches without a result"),
      hint: "What visitors looked for and didn't find. Answer it on a page, or dismiss it.",
      link: { to: "/admin/unanswered-searches", label: "Read them" },
    },
  } satisfies Record<TodayKind, Words>,
} as const;
