/**
 * What the chat's button, its empty panel and its form say, on every page. Title and welcome are given word for word.
 */
export const assistantTexts = {
  title: "InCard Assistant",
  welcome:
    "Hi! I'm here to help you with your InCard device. Ask me about pairing with Android or iPhone, troubleshooting, or product differences!",
  placeholder: "Type your question",
  inputLabel: "Your question",
  send: "Send",
  open: "Open InCard Assistant",
  close: "Close InCard Assistant",
} as const;
