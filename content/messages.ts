export const messages = {
  products: {
    fallbackTitle: "Warning",
    fallback: "Using fallback product data. Some information may not be up to date.",
    notFound: "Product not found",
    notFoundTitle: "Product Not Found",
    carbonNotFound: "The Carbon Finder product could not be loaded.",
  },
  subscribe: {
    requiredTitle: "Email Required",
    required: "Please enter your email address to subscribe.",
    failedTitle: "Subscription Failed",
    failed: "Failed to subscribe. Please try again.",
    unreachable: "We couldn't process your subscription at this moment. Please try again later.",
    successTitle: "Subscription Successful!",
    success: "Thank you for subscribing to our newsletter. You'll be among the first to hear about our latest updates!",
    invalid: "Please enter a valid email address, such as name@example.com.",
  },
  notFound: { title: "404 Page Not Found", text: "Did you forget to add the page to the router?" },
  failed: {
    invalid: "Some of what you sent can't be used. Please check it and try again.",
    unexpected: "Something went wrong on our side. Please try again later.",
  },
} as const;
