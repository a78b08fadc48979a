import { listText } from "./format.ts";

/** What the set-up says of other servers that it asked (docs/staff.md#setup). */
export const connectionMessages = {
  /** What goes wrong while a server can't be used. */
  why: {
    store: "Nobody can buy, or prices aren't those that are charged.",
    payments: "The order page can't tell a buyer what came of the payment.",
    mail: "No mail goes out: no receipts, no answers, no newsletters.",
  },
  todo: "Check the variables of this server's step at /admin/setup, and try it there.",
  payments: {
    unset: "Nothing to try yet: STRIPE_SECRET_KEY isn't set.",
    /** Says that Stripe takes the key. @param isTest whether it is a key for tests */
    works: (isTest: boolean): string =>
      isTest
        ? "Stripe takes the key, but it is a test key: real payments aren't found with it."
        : "Stripe takes the key, and payments can be read with it.",
    /** Says why Stripe can't be used. */
    fails: (reason: string): string => `Stripe can't be used: ${reason}`,
  },
  store: {
    unset: "Nothing to try yet: the demo store takes the orders.",
    /**
     * Says that the store has everything that we sell in it.
     * @param left how many of our versions it isn't meant to have
     * @param currency in words, such as "US dollars"
     */
    works: (left: number, currency: string): string =>
      `The store has ${left === 0 ? "every version that we sell" : "every version that you found in it"}, with prices in ${currency}.${left === 0 ? "" : ` Not in the store, and so sold out here: ${left}.`}`,
    /** Says which of our variants the store lacks. */
    missing: (ids: string): string =>
      `The store answers, but doesn't have these of our variants: ${ids}. Find them in the store again.`,
    /** Says that the store answers, while nobody has said what in it is ours. @param count how many variants it has */
    unmapped: (count: number): string =>
      `The store takes the token and has ${count === 1 ? "1 variant" : `${count} variants`}. Next, find what you sell among them.`,
    empty:
      "The store takes the token, but shows it no products. In the store's admin, allow the sales channel of the token to see them.",
    /** Says why the store can't be used. */
    fails: (reason: string): string =>
      `The store can't be used: ${reason}. Check SHOPIFY_STORE_DOMAIN and SHOPIFY_STOREFRONT_TOKEN.`,
  },
  mail: {
    unset: "Nothing to try yet: SMTP_URL isn't set.",
    /** The mail that is sent. @param site the address of the shop */
    letter: (site: string): { readonly subject: string; readonly text: string } => ({
      subject: "A test from your shop",
      text: `This mail shows that ${site} can send mail.\n\nLook at where it arrived: in the inbox, or among junk? If it is junk, let the domain of the sender allow your mail server (SPF and DKIM); the mail service says how.\n`,
    }),
    /** Says that the mail server took the mail. */
    works: (to: string): string =>
      `The mail server took a mail to ${to}. Look whether it arrives, and whether it lands among junk.`,
    /** What the name servers say of the sender's domain. */
    records: {
      /** Says that both records are there. */
      complete: (domain: string): string =>
        `${domain} has records for SPF and DMARC. Whether DKIM signs, the mail's own headers say: look for dkim=pass in its source.`,
      /** Says which records there aren't. @param records such as "SPF and DMARC" */
      missing: (domain: string, records: string): string =>
        `${domain} has no record for ${records}: without it, mail ends among junk. The mail service says which to add at the domain's name server.`,
      /** Says that there is more than one record for SPF. */
      manySpf: (domain: string): string =>
        `${domain} has more than one record for SPF, and then none counts: join them into one.`,
    },
    loggedIn: "The mail server takes the login.",
    /** Says why the mail server can't be used. */
    fails: (reason: string): string => `The mail server can't be used: ${reason}`,
  },
} as const;

/** What the calls of the set-up answer. */
export const setupMessages = {
  saved: "Saved. Every page that shows it has it now.",
  undone: "The values from before are back.",
  /** What was done, to be followed by what it doesn't change. */
  done: { saved: "Saved", undone: "The values from before are back" },
  /**
   * Says of a save that variables of the server decide instead of what was saved.
   * @param done what was done, without a point at its end
   * @param variables their names, one at least
   */
  outweighed: (done: string, variables: readonly string[]): string =>
    `${done}, but ${listText(variables)} ${variables.length === 1 ? "is a variable of the server that is set, and it wins" : "are variables of the server that are set, and they win"} over what is entered.`,
  /** Says of an amount that it is in another currency. @param sign or code that was typed @param currency the shop's, in words */
  foreignCurrency: (sign: string, currency: string): string =>
    `Amounts here are in ${currency}, and ${sign} is another currency.`,
  storeNumbersSaved: "Saved. The store takes the orders from now on.",
  /** Says why the store couldn't be asked while a choice of its variants was saved. */
  storeFails: (reason: string): string =>
    `The store can't be asked, so nothing was saved: ${reason}. Check SHOPIFY_STORE_DOMAIN and SHOPIFY_STOREFRONT_TOKEN.`,
  /** Says what is wrong with a choice of the store's variants. @param others what else it is about, as the screen names it */
  storeMistakes: {
    missing: (): string => "Choose the variant that this is, or that your store doesn't have it.",
    nothing: (): string => "Nothing that we sell is in the store. Choose a variant for one at least.",
    unknown: (): string => "The store no longer has this variant. Ask the store again.",
    repeated: (others: string): string => `The same variant was chosen for ${others} too. Choose another for each.`,
    split: (others: string): string =>
      `This and ${others} have to be variants of one product in the store, because they share a page.`,
    shared: (others: string): string =>
      `This and ${others} are variants of one product in the store. Each needs a product of its own there, because each has a page.`,
  },
  noPdf: "This file is no PDF. Choose the signed certificate as the laboratory sent it.",
  certificateSaved: "Saved. The regulatory page offers it from now on.",
  approvalLeftOut: "Saved. No page lists this approval any more.",
  approvalListed: "Saved. The regulatory page lists this approval again.",
  certificateTooLarge: "A certificate has at most 5 MB. Save it with less resolution, and try again.",
  fileDecides: "SHOPIFY_IDS_FILE is set and decides which variants are ours.",
  nothingBefore: "There is nothing to go back to.",
} as const;
