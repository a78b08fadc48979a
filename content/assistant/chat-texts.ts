/**
 * What a conversation says; its code loads when the chat is opened. Chips, Typing... and no match are given word for
 * word.
 */
export const chatTexts = {
  /** They are shown while the conversation has just the welcome message. A click fills the input without sending it. */
  chips: ["How to pair with Android?", "How to pair with iPhone?", "Factory reset steps", "No pop-up notification"],
  chipsLabel: "Quick questions",
  typing: "Typing...",
  noMatch:
    "I'm not sure about that specific question. Could you try asking about pairing with Android or iPhone, troubleshooting, factory reset, or product differences? You can also visit our user manual or contact support for more detailed help.",
  noMatchLinks: [
    { text: "User manual", href: "/user-manual" },
    { text: "Contact support", href: "/contact" },
  ],
  /** Stands before `noMatchLinks` where the chat can't run. */
  withoutScript: { text: "A tracker moves with you, or you found one", href: "/found" },
  /** Stands above the pages of the site that fit best, below `noMatch`. */
  offers: "These pages may help:",
  /** Names the list of messages for screen readers. `fromBot` and `fromVisitor` begin its messages. */
  log: "Conversation",
  fromBot: "InCard Assistant said:",
  fromVisitor: "You said:",
} as const;
