/** What the assistant's button and its empty panel say, on every page. Title and welcome are given word for word. */
export const assistantTexts = {
  title: "InCard Assistant",
  welcome:
    "Hi! I'm here to help you with your InCard device. Ask me about pairing with Android or iPhone, troubleshooting, or product differences!",
  /** The two places that the no-match sentence names, as links below it. */
  noMatchLinks: [
    { text: "User manual", href: "/user-manual" },
    { text: "Contact support", href: "/contact" },
  ],
  open: "Open InCard Assistant",
  close: "Close InCard Assistant",
} as const;
