import type { SubscriberSort } from "#contract/admin-subscribers.ts";

export const subscriberToolsText = {
  filters: {
    summary: "Filter and sort",
    active: (count: number): string => `${count} in use`,
    environment: "Environment",
    anyEnvironment: "Both",
    source: "Source",
    anySource: "Every source",
    from: "From",
    to: "To",
    days: "Each change applies at once, and Export CSV takes the same filters.",
    sort: "Order",
    orders: {
      usual: "By environment, newest first",
      newest: "Newest first",
      oldest: "Oldest first",
      email: "Email, A to Z",
      "email-desc": "Email, Z to A",
    } satisfies Record<SubscriberSort | "usual", string>,
    sourceUnavailable: "The sources can't be loaded right now.",
    noneFits: "No subscriber fits these filters.",
    clear: "Clear the filters",
  },
  refusal: {
    said: (when: string, answer: string): string => `Mail refused on ${when}: ${answer}`,
    inARow: (campaigns: number): string =>
      campaigns === 1 ? "One campaign was refused." : `${campaigns} campaigns in a row were refused.`,
    resting: "No campaign goes to this address anymore.",
    release: "Send campaigns again",
    released: "The next campaign goes to this address again",
    notRefused: "No campaign was refused by this address. Look again.",
  },
  remove: {
    summary: "Remove a subscriber on request",
    text: "Takes the address off the newsletter in both environments, deletes mails to it that wait, and records that consent was withdrawn. Whoever runs the server can erase everything about a person.",
    email: "Email",
    submit: "Remove",
    confirm: (email: string): string => `Remove ${email} from the newsletter?`,
    yes: "Yes, remove",
    done: "Removed from the newsletter",
    noAddress: "Please enter an email address.",
    unknown: "That address isn't subscribed.",
  },
} as const;
