import type { GrowthUnit } from "#contract/admin-growth.ts";

/** What the sources of subscribers are called that aren't the path of a page. */
const namedSources = new Map([
  ["/", "Home page"],
  ["website", "Page not recorded"],
  ["other", "Others"],
]);

/**
 * Words of the staff screens beyond the dashboards (docs/staff.md). The dashboards' own stand in admin-dashboard.ts.
 */
export const adminText = {
  loading: "Loading...",
  /** Says who saved a form last; the moment follows. */
  lastChange: (username: string): string => `Last saved by ${username}:`,
  /** Says below a field that a variable of the server decides it. */
  fromVariable: (name: string): string => `Set by the variable ${name}, which wins over what is entered here.`,
  /** Of forms whose text is kept in the browser. */
  kept: {
    notSaved: "Not saved yet: this form holds what you typed here before.",
    discard: "Discard it",
    saved: "Saved in the meantime:",
    nothing: "(nothing)",
    mine: "Keep mine",
    takeOther: "Take the other one",
    choose: "Another text was saved here in the meantime. Choose which of the two stays.",
  },
  /** Of a form whose object somebody else deleted meanwhile. */
  gone: {
    note: "This was deleted in the meantime. What you typed is still here, and can be saved as a new one.",
    saveAsNew: "Save as a new one",
  },
  failedTitle: "That didn't work",
  /** Says how many things have to be settled before the shop opens. */
  notOpen: (count: number): string =>
    count === 1
      ? "Not open yet: 1 thing stands between this shop and real customers."
      : `Not open yet: ${count} things stand between this shop and real customers.`,
  /** Leads from there to the set-up. */
  setUp: "Set up the shop",
  /** Stands above a screen that couldn't be loaded again. */
  outdated: "What stands here may be out of date:",
  /** Says after a mark or a change who made it. */
  by: (username: string): string => `by ${username}`,
  pager: {
    label: "Pages of the list",
    range: (from: string, to: string, of: string): string => `${from} to ${to} of ${of}`,
    first: "First page",
    previous: "Previous page",
    next: "Next page",
    last: "Last page",
    page: (page: string, of: string): string => `Page ${page} of ${of}`,
  },
  show: "Show",
  search: "Search",
  moveUp: "Move up",
  moveDown: "Move down",
  /** Says how often a mail was tried. */
  tries: (count: number): string => (count === 1 ? "1 attempt" : `${count} attempts`),
  growth: {
    by: "A bar for each",
    units: { day: "Day", week: "Week", month: "Month" },
    sources: "Sources",
    total: "Total",
    table: "The same as a table",
    summary: (fresh: string, periods: number, unit: GrowthUnit, all: string, environment: string): string =>
      `${fresh} new in the last ${periods} ${unit}s, ${all} in all (${environment}).`,
    chart: (periods: number, unit: GrowthUnit, most: string, when: string): string =>
      `New subscribers in the last ${periods} ${unit}s; the most, ${most}, in the ${unit} from ${when}. The table below has each figure.`,
    chartEmpty: "Nobody subscribed in this period.",
    /** A source is the path of the page, or how the server names the rest. */
    sourceName: (source: string): string => namedSources.get(source) ?? source,
    without: (periods: number, unit: GrowthUnit): string =>
      periods === 1
        ? `1 ${unit} without a new subscriber isn't listed.`
        : `${periods} ${unit}s without a new subscriber aren't listed.`,
  },
  /** What an admin presses ends everybody's logins; what an editor presses, their `own`. */
  logOutEverywhere: {
    button: "Log out everybody",
    question: "Log out everybody?",
    text: "This ends every staff login at once, in every browser, including this one. Everyone will have to log in again.",
    confirm: "Yes, log everybody out",
    done: "Every staff login has ended",
    own: {
      button: "Log out everywhere",
      question: "Log out everywhere?",
      confirm: "Yes, log out everywhere",
      text: "This ends your logins at once, in every browser, including this one. Nobody else is logged out.",
      done: "All your logins have ended",
    },
  },
  auditLog: {
    caption: "Staff actions, newest first",
    columns: { at: "When", username: "Who", action: "What", detail: "Detail" },
    empty: "Nothing yet.",
  },
} as const;
