/**
 * Words of the frame of all staff screens and of the dashboards (docs/behavior/staff-dashboards.md). Toasts and error
 * sentences stand in staff-messages.ts.
 */
export const staff = {
  title: "InCard Admin Dashboard",
  area: "Staff",
  navigation: "Staff screens",
  menu: "Menu",
  shortcuts: "Shortcuts",
  more: "More",
  /** Follows the number in the navigation's mark on Today, for screen readers: it begins with a blank. */
  needSomebody: (count: number): string => (count === 1 ? " thing needs somebody" : " things need somebody"),
  details: "Details",
  seeToday: "See what needs somebody today",
  timeZone: "Days and times on these screens are in UTC.",
  /** Says whose login it is. */
  signedInAs: (username: string): string => `Signed in as ${username}`,
  logout: "Logout",
  mainSite: "Main Site",
  connection: { connecting: "Connecting...", connected: "Server Online", error: "Connection Error" },
  environments: { development: "Development", production: "Production" },
  counts: { label: "Subscriber counts", public: "Development", production: "Production", total: "Total" },
  columns: { id: "ID", email: "Email", date: "Date", time: "Time", source: "Source" },
  table: {
    heading: "Subscribers",
    caption: "Subscribers, newest first",
    searchLabel: "Search by email",
    searchPlaceholder: "part of an address",
    export: "Export CSV",
    refresh: "Refresh",
    unknownSource: "not recorded",
    asOf: "As of",
  },
  emptyHint: "Anyone who subscribes in the footer or on the contact page shows up here.",
  emptySearchHint: "Part of an address is enough; capitals don't matter.",
  clearSearch: "Clear the search",
  error: {
    heading: "The list can't be shown",
    tryAgain: "Try Again",
    unreachable: "The server can't be reached. Check the connection and try again.",
  },
  /**
   * Says that the counts and an empty list contradict each other.
   * @param total the count, with commas
   * @param one whether it is 1
   */
  displayIssue: (total: string, one: boolean): string =>
    one
      ? "The counts say 1 subscriber exists, but it could not be listed."
      : `The counts say ${total} subscribers exist, but none could be listed.`,
  displayIssueHint:
    "Nothing is lost: Export CSV reads the database directly. Try again, or tell whoever runs the server.",
  /**
   * Says that the list lacks the other environment's subscribers.
   * @param environment the one that it has, in words
   */
  ownSchemaOnly: (environment: string): string =>
    `Only this server's own subscribers (${environment}) could be listed; the counts cover both environments.`,
  login: {
    title: "Staff login",
    description: "For the people who run the shop.",
    username: "Username",
    password: "Password",
    submit: "Login",
    submitting: "Logging in...",
    sessionEnded: "Your session has ended. Please log in again.",
    needsScript:
      "The staff screens need JavaScript, which is turned off or has failed here. Please turn it on, or reload this page.",
  },
  screenFailed: {
    text: "This screen couldn’t be shown. The others work, and what failed is listed on Today.",
    reload: "Load the page again",
  },
  entrance: { title: "Staff", text: "Where to?", dashboard: "Open the dashboard", login: "Log in" },
} as const;

/** A staff screen: where it is, what stands at its top, and its line in the navigation. */
export type AdminScreen = {
  /** Its path. */
  readonly to: string;
  readonly title: string;
  /** A sentence or two below the title. */
  readonly intro?: string;
  /** What the navigation calls it, where that isn't its title. */
  readonly label?: string;
  /**
   * The heading that it stands below in the navigation; empty for what stands above all headings. Without it, it isn't
   * listed.
   */
  readonly group?: string;
  /** The path of the screen that the navigation marks in its place, where it isn't listed. */
  readonly shownAs?: string;
  /** Whether it exists only where the shop sells in the European Union. */
  readonly sellsInEu?: true;
  /** Whether it is for admins only. */
  readonly admins?: true;
  /** Where the rows of a dashboard come from (app/features/admin/subscribers/row-sources.ts). */
  readonly source?: "direct" | "simple" | "own";
};

/**
 * The staff screens, in the order of the navigation. The component of each is `app/routes/admin/<end of its path>.tsx`,
 * but for the dashboards, which are one.
 */
export const adminScreens = {
  today: { to: "/admin/today", group: "", title: "Today", intro: "What needs somebody, the most urgent first." },
  inbox: {
    to: "/admin/inbox",
    group: "Customers",
    title: "Inbox",
    intro: "Messages from the contact page, and whether they reached the support mailbox.",
  },
  replyTemplates: {
    to: "/admin/reply-templates",
    group: "Customers",
    title: "Reply templates",
    intro: "Answers that are needed again and again. The inbox puts them into an answer and fills in their fields.",
  },
  withdrawals: {
    to: "/admin/withdrawals",
    group: "Customers",
    sellsInEu: true,
    title: "Withdrawals",
    intro:
      "Who withdrew from a purchase, and when it reached us: that moment counts. Answer each within the legal deadline, then mark it.",
  },
  reviews: {
    to: "/admin/reviews",
    group: "Customers",
    title: "Reviews",
    intro: "What buyers wrote of what they ordered. Visitors see what you publish, and your answers below it.",
  },
  dataRequests: {
    to: "/admin/data-requests",
    group: "Customers",
    admins: true,
    title: "Requests for data",
    intro:
      "Who wants a copy of their data, or that it is erased, and until when they are to be answered. Both can be done here.",
  },
  orders: {
    to: "/admin/orders",
    group: "Customers",
    title: "Orders",
    intro:
      "Payments, failed ones too, and checkouts that nobody paid. Nothing about the buyer is kept; the store and the payment service have the rest.",
  },
  subscribers: { to: "/direct-admin", group: "Customers", label: "Subscribers", title: staff.title, source: "direct" },
  importSubscribers: {
    to: "/admin/subscribers/import",
    shownAs: "/direct-admin",
    admins: true,
    title: "Import subscribers",
    intro: "Bring a list from another service. Look at what would happen first; an import can be stopped and undone.",
  },
  simpleAdmin: { to: "/simple-admin", shownAs: "/direct-admin", title: staff.title, source: "simple" },
  oldSimpleAdmin: { to: "/old-simple-admin", shownAs: "/direct-admin", title: staff.title, source: "own" },
  campaigns: {
    to: "/admin/campaigns",
    group: "Customers",
    title: "Campaigns",
    intro: "Tell people waiting for a ship date that it changed, or send an issue of the newsletter.",
  },
  setup: {
    to: "/admin/setup",
    group: "Shop",
    admins: true,
    title: "Set-up",
    intro: "From a fresh start to real customers: what is still to be done, and why.",
  },
  catalog: {
    to: "/admin/catalog",
    group: "Shop",
    title: "Catalog",
    intro: "Prices, availability and dates as shoppers see them. What you save is live within ten seconds.",
  },
  prices: {
    to: "/admin/prices",
    group: "Shop",
    title: "Prices",
    intro: "The prices the shop shows, next to its own catalog: built in, or changed by staff.",
  },
  reorder: {
    to: "/admin/reorder",
    group: "Shop",
    title: "What to reorder",
    intro: "What sells how fast, and how long what is left lasts; the most urgent first.",
  },
  texts: {
    to: "/admin/texts",
    group: "Shop",
    title: "Texts",
    intro: "The announcement above the header, and the site's questions and answers.",
  },
  articles: {
    to: "/admin/articles",
    group: "Shop",
    title: "Articles",
    intro: "Write for the blog, preview it, publish it and take it back.",
  },
  testimonials: {
    to: "/admin/testimonials",
    group: "Shop",
    title: "Testimonials",
    intro: "What customers said and agreed to have quoted. The first six that you show stand on home.",
  },
  policies: {
    to: "/admin/policies",
    group: "Shop",
    admins: true,
    title: "Policies",
    intro: "Privacy, warranty, returns and terms: change a text, look at it, publish it, and put an earlier one back.",
  },
  pictures: {
    to: "/admin/pictures",
    group: "Shop",
    title: "Pictures",
    intro:
      "Pictures for articles and for the galleries of products. What a file holds besides the picture, such as where it was taken, is left out.",
  },
  growth: {
    to: "/admin/growth",
    group: "Insights",
    title: "Growth",
    intro: "New subscribers over time and where they subscribed, for the list this server writes to.",
  },
  unansweredSearches: {
    to: "/admin/unanswered-searches",
    group: "Insights",
    title: "Unanswered searches",
    intro:
      "What visitors looked for and didn't find. Words come only from the search page, from visitors who agreed to it, and without names; [e-mail] and [number] mark what was cut out. Wrong addresses are counted by this server.",
  },
  backups: {
    to: "/admin/backups",
    group: "Account",
    admins: true,
    title: "Backups",
    intro:
      "Copies of everything that the shop stores: make one, download it, and say when they are made by themselves.",
  },
  auditLog: {
    to: "/admin/audit-log",
    group: "Account",
    title: "Audit log",
    intro:
      "Logins, refused ones too, and what staff exported, changed, published, sent, marked or deleted. Kept for a year.",
  },
  staff: {
    to: "/admin/staff",
    group: "Account",
    admins: true,
    title: "Staff accounts",
    intro:
      "Who can log in to these screens. Give each person an account of their own: the audit log then says who did what.",
  },
  account: {
    to: "/admin/account",
    group: "Account",
    title: "Your account",
    intro: "Your name, your role and your password.",
  },
} as const satisfies Record<string, AdminScreen>;

/** All staff screens. After a session ended, the login leads back to these alone. */
export const adminScreenList: readonly AdminScreen[] = Object.values(adminScreens);
