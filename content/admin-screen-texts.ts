/** The heading of each staff screen and the sentence below it: apart from its other words, which come with the screen. */
export const adminScreenTexts = {
  today: {
    title: "Today",
    intro: "What needs somebody, the most urgent first.",
  },
  inbox: {
    title: "Inbox",
    intro: "Messages from the contact page, and whether they reached the support mailbox.",
  },
  withdrawals: {
    title: "Withdrawals",
    intro:
      "Who withdrew from a purchase, and when it reached us: that moment counts. Answer each within the legal deadline, then mark it.",
  },
  orders: {
    title: "Orders",
    intro:
      "Payments as the order confirmation saw them. Nothing about the buyer is kept; the store and the payment service have the rest.",
  },
  campaigns: {
    title: "Campaigns",
    intro: "Tell people waiting for a ship date that it changed, or send an issue of the newsletter.",
  },
  catalog: {
    title: "Catalog",
    intro: "Prices, availability and dates as shoppers see them. What you save is live within ten seconds.",
  },
  prices: {
    title: "Prices",
    intro: "The prices the shop shows, next to its own catalog: built in, or changed by staff.",
  },
  texts: {
    title: "Texts",
    intro: "The announcement above the header, and the site's questions and answers.",
  },
  articles: {
    title: "Articles",
    intro: "Write for the blog, preview it, publish it and take it back.",
  },
  growth: {
    title: "Growth",
    intro: "New subscribers over time and where they subscribed, for the list this server writes to.",
  },
  unansweredSearches: {
    title: "Unanswered searches",
    intro:
      "What visitors looked for and didn't find. Words come only from the search page, from visitors who agreed to it, and without names; [e-mail] and [number] mark what was cut out. Wrong addresses are counted by this server.",
  },
  auditLog: {
    title: "Audit log",
    intro:
      "What staff did, kept for a year: logins, logging out everywhere, exports, marked messages, redirects, catalog changes, campaigns, subscribers removed, staff accounts.",
  },
  staff: {
    title: "Staff accounts",
    intro:
      "Who can log in to these screens. Give each person an account of their own: the audit log then says who did what.",
  },
  account: { title: "Your account", intro: "Your name, your role and your password." },
} as const;
