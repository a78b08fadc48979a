/** What the contact form says after it was sent. */
export const contactMessages = {
  errorTitle: "Error",
  failed: "Failed to send message. Please try again.",
  unexpected: "An unexpected error occurred. Please try again later.",
  successTitle: "Message Sent",
  success: "We've received your message and will respond soon.",
} as const;
