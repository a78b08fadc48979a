/** Words of the staff screens (docs/behavior/staff-dashboards.md). Toasts and error sentences stand in staff-messages.ts. */
export const staff = {
  title: "InCard Admin Dashboard",
  area: "Staff",
  navigation: "Staff screens",
  menu: "Menu",
  details: "Details",
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
  displayIssue: (total: string, one: boolean): string =>
    one
      ? "The counts say 1 subscriber exists, but it could not be listed."
      : `The counts say ${total} subscribers exist, but none could be listed.`,
  displayIssueHint: "Nothing is lost: Export CSV reads the database directly. Try again, or check the server's log.",
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
    needsScript: "The staff screens need JavaScript. Please turn it on and reload this page.",
  },
  entrance: {
    title: "Staff",
    text: "Where to?",
    dashboard: "Open the dashboard",
    login: "Log in",
  },
} as const;

/**
 * A line of the staff navigation. `sellsInEu`: only where the shop sells in the European Union; `admins`: not for editors.
 */
export type AdminScreen = {
  readonly to: string;
  readonly label: string;
  readonly sellsInEu?: true;
  readonly admins?: true;
};

/** A group of the staff navigation, in order; one without a heading stands above the others. */
export type AdminScreenGroup = { readonly heading: string; readonly screens: readonly AdminScreen[] };

/** The staff navigation: a new staff screen adds a line to its group here and a route in app/routes.ts. */
export const adminScreenGroups: readonly AdminScreenGroup[] = [
  {
    heading: "",
    screens: [{ to: "/admin/today", label: "Today" }],
  },
  {
    heading: "Customers",
    screens: [
      { to: "/admin/inbox", label: "Inbox" },
      { to: "/admin/withdrawals", label: "Withdrawals", sellsInEu: true },
      { to: "/admin/orders", label: "Orders" },
      { to: "/direct-admin", label: "Subscribers" },
      { to: "/admin/campaigns", label: "Campaigns" },
    ],
  },
  {
    heading: "Shop",
    screens: [
      { to: "/admin/catalog", label: "Catalog" },
      { to: "/admin/prices", label: "Prices" },
      { to: "/admin/texts", label: "Texts" },
      { to: "/admin/articles", label: "Articles" },
    ],
  },
  {
    heading: "Insights",
    screens: [
      { to: "/admin/growth", label: "Growth" },
      { to: "/admin/unanswered-searches", label: "Unanswered searches" },
    ],
  },
  {
    heading: "Account",
    screens: [
      { to: "/admin/audit-log", label: "Audit log" },
      { to: "/admin/staff", label: "Staff accounts", admins: true },
      { to: "/admin/account", label: "Your account" },
    ],
  },
];

/** Every screen of the staff navigation, in order. */
export const adminScreens: readonly AdminScreen[] = adminScreenGroups.flatMap(({ screens }) => screens);

/** Where the login leads back to when a session ended there; everything else it sends to the dashboard. */
export const staffPaths: readonly string[] = [
  ...adminScreens.map(({ to }) => to),
  "/simple-admin",
  "/old-simple-admin",
];
