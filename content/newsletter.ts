/** Texts of mails, and of the pages that their links lead to. */
export const subscriptionPages = {
  unsubscribe: {
    title: "Unsubscribe",
    ask: "One press, and you get no more of it:",
    lists: {
      newsletter: "our newsletter",
      shipDate: (product: string): string => `news of ${product}'s ship date`,
    },
    button: "Unsubscribe",
    done: "Done. You get no more of it, and we have erased your address from the list.",
    again: "Pressed by mistake? Subscribe again in the footer of any page.",
  },
  confirm: {
    title: "Confirm your subscription",
    ask: "One press, and the newsletter comes to this address.",
    button: "Yes, send me the newsletter",
    done: "Thank you: your subscription is confirmed.",
    again: "Every issue has a link that ends it.",
  },
  broken: "This link isn't whole, or it is over. Please open it again from the email, or write to us.",
  failed: "That didn't work. Please try again in a moment.",
  contact: "Contact",
} as const;

/** The form on the page of a presale product. */
export const shipDateAlert = {
  title: "Tell me when it ships",
  email: "Email address",
  button: "Tell me",
  sending: "One moment...",
  done: "Noted. We write when the ship date changes and when it ships, and about nothing else.",
  failed: "We couldn't note that. Please try again in a moment.",
} as const;

/** Texts of the mails; `site` is the shop's host. */
export const mailTexts = {
  confirm: {
    subject: "Please confirm your newsletter subscription",
    text: (site: string, link: string): string =>
      `Somebody, hopefully you, asked for our newsletter at ${site}.\n\nTo get it, open this link and press the button:\n${link}\n\nIf it wasn't you, do nothing: we won't write again because of this.\n`,
  },
  shipDate: {
    subject: (product: string, date: string): string => `${product}: expected to ship ${date}`,
    text: (product: string, date: string, note: string): string =>
      `You asked us to tell you when ${product} ships.\n\nThe date we expect now: ${date}.\n${note === "" ? "" : `\n${note}\n`}\nIf you have ordered and would rather not wait, answer this email: until it ships you can cancel for a full refund.\n`,
  },
  /** Around a copy that staff send to themselves. */
  test: {
    subject: (subject: string): string => `[Test] ${subject}`,
    text: (text: string): string =>
      `[Test] Only this address gets this mail. Its list hasn't been written to. The link that ends it is a real one.\n\n${text}`,
  },
  ending: {
    newsletter: (site: string, link: string): string =>
      `You get this because you subscribed to our newsletter at ${site}.\nUnsubscribe: ${link}\n`,
    shipDate: (site: string, product: string, link: string): string =>
      `You get this because you asked at ${site} to hear when ${product} ships.\nNo more of it: ${link}\n`,
  },
} as const;
