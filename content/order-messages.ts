export const orderMessages = {
  noPayment: "No payment information found.",
  notCompleted: "Payment was not completed successfully.",
  lookupFailed: "Failed to fetch payment details.",
  status: (status: string): string => `Payment status: ${status}`,
  toastTitle: "Error",
  toast: "Could not verify your order status. Please contact support.",
  errorHeading: "Payment Error",
} as const;
