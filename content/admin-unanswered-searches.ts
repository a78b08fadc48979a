/** Words of the staff screen of unanswered searches, and what the server says of redirects (docs/staff.md). */
export const unansweredSearchesText = {
  searches: "Searches that found nothing",
  votes: "Was this manual section helpful?",
  notFound: "Addresses that lead nowhere",
  redirects: "Redirects",
  columns: { text: "Words", count: "Times", last: "Last" },
  voteColumns: { section: "Section", no: "No", yes: "Yes" },
  redirectColumns: { source: "From", target: "To", status: "Type", hits: "Followed" },
  empty: {
    searches: "No search came back empty.",
    votes: "Nobody has voted yet.",
    notFound: "Nobody hit a wrong address.",
    redirects: "No redirects yet.",
  },
  /** Says how often something was asked for. @param times written as a count */
  asked: (times: string): string => (times === "1" ? "Asked for once" : `Asked for ${times} times`),
  statuses: { 301: "Permanent (301)", 302: "Temporary (302)" },
  targetHint: "A path of this site, such as /contact",
  /** Names the field for where a path is to lead. */
  targetOf: (path: string): string => `Send ${path} to`,
  /** Names the field for the type of a redirect. */
  lastsOf: (path: string): string => `Type of redirect for ${path}`,
  make: "Redirect",
  made: "Redirect added",
  remove: "Remove",
  removed: "Redirect removed",
  close: "Done",
  closed: "Dismissed",
  dead: "Dead: that page doesn't exist",
  badRedirect: "The target must be a path of this site that a browser can follow, such as /contact.",
  chained: "One redirect can't lead to another, nor to itself.",
  /** Refuses a redirect from what is there already. */
  exists: (path: string): string =>
    `${path} is a page of this site, or leads to one already. A redirect is looked at only where there is none, so this one would have no effect.`,
  /** Refuses a redirect from what is no address of a page. */
  neverLooked: (path: string): string =>
    `${path} isn't the address of a page, so a redirect from it would have no effect.`,
} as const;
