/**
 * The privacy policy's table and the policy's hosts are made from this list, so what is missing is blocked
 * (docs/behavior/third-parties.md#list).
 */

export type CspDirective = "script-src" | "frame-src" | "connect-src" | "img-src";

type ThirdParty = {
  readonly name: string;
  readonly purpose: string;
  /** When it first receives data, from the visitor's browser or from our server. */
  readonly when: string;
  readonly gets: string;
  /** `{NAME}` stands for the value of that configuration variable. */
  readonly hosts?: Readonly<Partial<Record<CspDirective, readonly string[]>>>;
  readonly variable: string;
  /** Null where the party depends on who runs the shop. */
  readonly policyUrl: string | null;
};

const googlePrivacy = "https://policies.google.com/privacy";
const shopifyPrivacy = "https://www.shopify.com/legal/privacy";

/** Everybody who may receive something of a visitor, in the order in which a customer encounters them. */
export const thirdParties = Object.entries<ThirdParty>({
  "shopify-buy-button": {
    name: "Shopify buy button",
    purpose: "Shows the current price and keeps your cart.",
    when: "When you open a page that has a buy button",
    gets: "Your IP address, your browser's name and language, the product shown and what is in your cart. The button's script itself comes from our own server.",
    // The script is ours (pinned copy), so script-src needs no Shopify host; its frames have no address of their own.
    hosts: { "connect-src": ["https://{SHOPIFY_STORE_DOMAIN}"], "img-src": ["https://cdn.shopify.com"] },
    variable: "SHOPIFY_STORE_DOMAIN",
    policyUrl: shopifyPrivacy,
  },
  "shopify-checkout": {
    name: "Shopify checkout",
    purpose: "Takes your order and tells us what to ship where.",
    when: "When you go to checkout or follow a buy link",
    gets: "What you type there: name, addresses, email, phone, and what you order.",
    // A page of Shopify's own, reached by a plain navigation: nothing of it runs on ours.
    variable: "SHOPIFY_STORE_DOMAIN",
    policyUrl: shopifyPrivacy,
  },
  stripe: {
    name: "Stripe",
    purpose: "Takes the payment and confirms it to us.",
    when: "When you pay, and when your order confirmation opens",
    gets: "The payment details you type at checkout. Our server then asks for the status, amount and quantity of that one payment; your browser loads nothing from Stripe on our pages.",
    variable: "STRIPE_SECRET_KEY",
    policyUrl: "https://stripe.com/privacy",
  },
  youtube: {
    name: "YouTube (no-cookie player)",
    purpose: "Plays the video tutorials.",
    when: "Only when you press play on a video",
    gets: "Your IP address, your browser's name, our site's name, the video you watch, and what YouTube's player stores in your browser once it plays.",
    // The player refuses to start (error 153) without a Referer: its frame needs referrerpolicy="strict-origin-when-cross-origin".
    hosts: { "frame-src": ["https://www.youtube-nocookie.com"] },
    variable: "VIDEO_EMBEDS",
    policyUrl: googlePrivacy,
  },
  openstreetmap: {
    name: "OpenStreetMap",
    purpose: "Shows the map on the contact page.",
    when: "Only when you press Show map",
    gets: "Your IP address, your browser's name, our site's name and the part of the map you look at.",
    hosts: { "frame-src": ["https://www.openstreetmap.org"] },
    variable: "MAP_EMBED",
    policyUrl: "https://osmfoundation.org/wiki/Privacy_Policy",
  },
  "google-analytics": {
    name: "Google Analytics",
    purpose: "Counts which pages are visited, so we know what to improve.",
    when: "Only after you say yes, and never while your browser sends Global Privacy Control",
    gets: "The pages you visit, your IP address, browser, screen size and language, and a random number that it keeps in cookies of this site (names beginning with _ga).",
    hosts: {
      "script-src": ["https://*.googletagmanager.com"],
      "connect-src": [
        "https://*.google-analytics.com",
        "https://*.analytics.google.com",
        "https://*.googletagmanager.com",
      ],
      "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
    },
    variable: "ANALYTICS_ID",
    policyUrl: googlePrivacy,
  },
  mail: {
    name: "Our mail provider",
    purpose: "Carries what you write on the contact page to our support inbox.",
    when: "When you send the contact form",
    gets: "Your name, email address, topic and message.",
    // Our server talks to it; the browser never does.
    variable: "SMTP_URL",
    policyUrl: null,
  },
}).map(([id, party]) => ({ id, ...party }));
