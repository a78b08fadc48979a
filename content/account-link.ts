/** The networks that a tracker works with: Apple's and Google's, or Google's alone. */
export type TrackerNetworks = "both" | "google";

const apps: Readonly<Record<TrackerNetworks, string>> = {
  both: "Find My or Find Hub",
  google: "Find Hub",
};

/**
 * What is said everywhere of the account that a tracker is linked to: by manuals, coach, troubleshooter and hand-over
 * sheets. A reset doesn't undo the link, so whoever passes a tracker on or resets it has to hear of it before and after.
 */
export const accountLink = {
  /** Asks, before a reset, whether the tracker has left the account. */
  removed: (networks: TrackerNetworks): string => `Removed from ${apps[networks]}?`,
  /** Says why that comes first. */
  first:
    "A reset doesn't remove it from the account it was set up with, and nobody else can set it up before that's done.",
  /** Says where the tracker has to be. @param it what it is called within a sentence */
  beside: (it: string): string => `Keep ${it} beside the phone, with Bluetooth on and the phone online.`,
  /** Says what to tap on an iPhone. @param it what the tracker is called within a sentence */
  onIphone: (it: string): string =>
    `iPhone: open Find My, tap Items, tap ${it}, scroll down, tap Remove Item, and confirm.`,
  /** Says what to tap on an Android phone. @param it what the tracker is called within a sentence */
  onAndroid: (it: string): string =>
    `Android: open Find Hub, tap ${it}, open its settings, tap Remove from Find Hub, and confirm.`,
  /** Says how to know that it's done. */
  gone: "Wait until it's gone from the list.",
  /** For an owner whose phone is lost, broken or sold. */
  otherPhone:
    "You no longer have the old phone: sign in with the same account on another one. The tracker is listed there and can be removed.",
  /** For an owner who has forgotten how to sign in. */
  signIn:
    "You can't sign in any more: recover the account first, an Apple account at iforgot.apple.com, a Google account at accounts.google.com/signin/recovery.",
  /** For an owner who has already passed it on. */
  notWithYou:
    "It isn't with you any more: remove it in the app all the same, then whoever has it does a factory reset.",
  /** For somebody whose account it isn't. */
  othersAccount:
    "It's linked to someone else's account: only that person can remove it. Nobody else can, and neither can we.",
  /** Says what a reset left behind that came too early. */
  notRemoved: (networks: TrackerNetworks): string =>
    `If it wasn't removed from ${apps[networks]} first, it's still linked to the account it was set up with, reset or not: nobody else can set it up until that account removes it.`,
  /** For somebody who sets up a tracker that another person had. */
  usedBefore:
    "If someone else had it before you, they have to remove it from their account first. A factory reset doesn't undo the link.",
  /** Says what setting up leaves behind. */
  nowLinked: "It's now linked to this account. Before you sell it or give it away, remove it from the account first.",
  /** Says what turning off doesn't do. */
  offStaysLinked:
    "Off, it stays linked to the account it was set up with. If that's yours and you're passing it on, remove it there first.",
  /** Before a tracker is turned on again: it may be somebody else's. @param it what it is called within a sentence */
  onReports: (it: string): string =>
    `Only if it's yours: once it's on, ${it} reports where it is to the account it's linked to.`,
} as const;

/**
 * Gives the sentences that say how a tracker is removed from its account, in the order in which they are followed.
 * @param it what the tracker is called within a sentence
 */
export const removalSteps = (it: string, networks: TrackerNetworks): readonly string[] => [
  accountLink.beside(it),
  ...(networks === "both" ? [accountLink.onIphone(it)] : []),
  accountLink.onAndroid(it),
  accountLink.gone,
];

/** What helps somebody who can't remove a tracker that was theirs, and what it means where it never was. */
export const removalTries: readonly string[] = [
  accountLink.otherPhone,
  accountLink.signIn,
  accountLink.notWithYou,
  accountLink.othersAccount,
];

/** The sentences that manuals name, such as `{props.account.notRemoved}`: in texts about one tracker it is "it". */
export const accountSentences = {
  first: accountLink.first,
  otherPhone: accountLink.otherPhone,
  signIn: accountLink.signIn,
  notWithYou: accountLink.notWithYou,
  othersAccount: accountLink.othersAccount,
  notRemoved: accountLink.notRemoved("both"),
  notRemovedGoogle: accountLink.notRemoved("google"),
  usedBefore: accountLink.usedBefore,
  nowLinked: accountLink.nowLinked,
  offStaysLinked: accountLink.offStaysLinked,
  onReports: accountLink.onReports("it"),
} as const;
