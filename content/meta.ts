import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { inWords, listText } from "#content/format.ts";
import { byFreeShipping } from "#content/free-shipping.ts";
import { moneyText } from "#content/money.ts";
import { onceFor } from "#content/once-for.ts";
import type { PageMeta } from "#content/page-meta.ts";
import { productRecords } from "#content/products/records.ts";
import { products, type TrackerId } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";
import { trackers } from "#content/trackers.ts";

const { incardFinder: card, tagigo: tag, shop } = facts;

/**
 * Gives the title of a page about all products: "Buy A, B and C".
 * @param short the whole title instead, where the names don't fit into one
 */
function namingProducts(verb: string, short: string): string {
  const title = `${verb} ${listText(
    products.map(({ name }) => name),
    "and",
  )}`;
  return title.length <= 60 ? title : short;
}

const buy = (offers: Offers): PageMeta => ({
  title: namingProducts("Buy", "Buy a tracker for Find My or Find Hub"),
  description: `Card and key ring trackers from ${moneyText(offers.lowest)}. ${byFreeShipping(offers.freeShippingFrom, {
    always: "Free shipping on every order, ",
    never: "",
    from: (sum) => `Free shipping on orders ${sum}+, `,
  })}${shop.warrantyYears}-year warranty, no subscription.`,
  canonical: "/buy-now",
});

type TrackerPath = `/products/${TrackerId}`;

const trackerPath = (id: TrackerId): TrackerPath => `/products/${id}`;

function trackerHeads(offers: Offers): Readonly<Record<TrackerPath, PageMeta>> {
  const paths = new Map(trackers.map((tracker) => [trackerPath(tracker.id), tracker]));
  return recordOf([...paths.keys()], (path) => {
    const tracker = paths.get(path);
    const head = tracker && productRecords[tracker.product].heads(offers)[tracker.id];
    if (!head) throw new Error(`the record of ${path} has no head`);
    return head;
  });
}

/** The pages whose head names a price or a ship date, so that it changes with the catalog. */
type LiveMetaRoute = "/buy-now" | "/pre-order" | "/shipping" | TrackerPath;

const liveMeta = (offers: Offers): Readonly<Record<LiveMetaRoute, PageMeta>> => ({
  "/buy-now": buy(offers),
  "/pre-order": buy(offers),
  ...trackerHeads(offers),
  "/shipping": {
    title: "Shipping: cost, dates and countries | InCard",
    description: byFreeShipping(offers.freeShippingFrom, {
      always: "Free on every order. When each tracker ships, and where we send it.",
      never: "What shipping costs, when each tracker ships, and where we send it.",
      from: (sum) =>
        `Free on orders of ${sum} or more. What shipping costs below that, when each tracker ships, and where we send it.`,
    }),
  },
});

const manual: PageMeta = {
  title: "InCard user manual",
  description: "Pair, reset, disable or pass on your tracker: every step for iPhone and Android.",
  canonical: "/products/incard-finder",
  index: false,
};

const disable: PageMeta = {
  title: "Disable a tracker that is moving with you | InCard",
  description:
    "Your phone warns you of an unknown tracker? Find it, turn it off, and get help. Steps for Carbon Finder, Tagigo, SeekTag, VibeTag and InCard Finder.",
  canonical: "/support/disable",
};

const disableDevice = (name: string): PageMeta => ({
  title: `Disable ${name}: stop a tracker moving with you`,
  description: `How to find and turn off a ${name} tracker that your phone says is moving with you, and where to get help.`,
});

/** Search engines leave it out. */
const unlisted = (title: string, description: string): PageMeta => ({
  title: `${title} | InCard`,
  description,
  index: false,
});

/** The heads of all pages that name no price and no ship date, by the patterns of their routes. */
export const meta = {
  "/": {
    title: "InCard: trackers for Apple Find My and Google Find Hub",
    description: `Three Bluetooth trackers: a ${card.thicknessMm} mm card, a ${tag.loudnessDb} dB key ring tag and a card that charges on a Qi pad. No subscription.`,
  },
  "/product-details": {
    title: "InCard Finder specifications: size, battery, sound",
    description: `${card.thicknessMm} mm, ${card.weightG} g, ${card.loudnessDb} dB, ${card.waterRating}, ${card.bluetooth}, up to ${card.batteryYearsAndroid} years of battery: every figure of InCard Finder on one page.`,
  },
  "/product-comparison": {
    title: namingProducts("Compare", `Compare all ${inWords(trackers.length)} trackers`),
    description: `Network, battery, water resistance, thickness and sound of ${inWords(trackers.length)} trackers side by side, with a short guide to choosing one.`,
  },
  "/user-manual": manual,
  "/pages/incard-user-manual": manual,
  "/pages/faq": manual,
  "/pages/:pageName": manual,
  "/support": {
    title: "Support: manuals, setup and troubleshooting | InCard",
    description:
      "Help for every InCard tracker: set it up, fix it, reset it, hand it over, or turn off one you found. Search or choose your tracker.",
  },
  "/support/disable": disable,
  "/:site/disable": disable,
  "/disable": disable,
  "/support/disabletracemate": disableDevice("TraceMate"),
  "/support/disableexplorer": disableDevice("Explorer"),
  "/support/disableclipx": disableDevice("ClipX"),
  "/compatibility": {
    title: "Will it work with my phone? | InCard trackers",
    description: `Pick your phone and see which trackers work with it: iOS ${card.minIos} or later for Apple Find My, Android ${card.minAndroid} or later for Google Find Hub.`,
  },
  "/coach": {
    title: "Reset, disable or pair your tracker, step by step | InCard",
    description:
      "Factory reset, disable, re-enable and pairing of every InCard tracker, one step at a time: presses in real time and the beeps to expect.",
  },
  "/troubleshooter": {
    title: "Troubleshooter: what is wrong with my tracker? | InCard",
    description:
      "No pop-up, an old location, no sound, a failed reset, a previous owner: at most six questions to find what helps.",
  },
  "/found": {
    title: "You found a tracker, or one is moving with you | InCard",
    description:
      "A tracker moves with you, or you found something lost: what to do first, what it is, how to turn it off, and who can help.",
  },
  "/found/lost": {
    title: "You found lost keys or a bag with a tracker | InCard",
    description:
      "Leave it on: how to read its owner's message on an iPhone and on an Android phone, and where to hand it in.",
  },
  "/hand-over": {
    title: "Sell or give away your tracker | InCard",
    description:
      "What to do before a tracker changes hands: remove it from the app, reset it, and let its new owner pair it. A page to print for each tracker.",
  },
  "/go/:code": unlisted("This short link leads nowhere", "There is no page behind this short link."),
  "/blog": {
    title: "Tracking Technology Insights | InCard blog",
    description:
      "Plain articles on Bluetooth trackers: how the networks work, what range and decibels mean, travel, privacy.",
  },
  "/contact": {
    title: "Contact InCard support",
    description: `Write to us about setup, an order or a partnership. Answers within ${shop.supportHours} hours.`,
  },
  "/privacy-policy": {
    title: "Privacy policy | InCard",
    description:
      "What this shop keeps about you, why, for how long and who else receives it. We never receive your trackers' locations.",
  },
  "/warranty-policy": {
    title: `Warranty policy: ${shop.warrantyMonths} months | InCard`,
    description: `What the ${shop.warrantyMonths}-month warranty covers, what it leaves out, and how to make a claim.`,
  },
  "/return-policy": {
    title: `Return policy: ${shop.returnDays} days | InCard`,
    description: `Send it back within ${shop.returnDays} days of purchase. Refunds take ${shop.refundBusinessDays} business days after approval.`,
  },
  "/terms": {
    title: "Terms of sale | InCard",
    description: "Who you buy from, how an order works, what you pay, and what applies if something goes wrong.",
  },
  "/regulatory": {
    title: "Regulatory information and certificates | InCard",
    description:
      "CE, UKCA, FCC, ISED and TELEC information for InCard Finder and Tagigo, with a PDF for each to download.",
  },
  "/accessibility": {
    title: "Accessibility statement | InCard",
    description:
      "What this shop aims for (WCAG 2.2 AA), how it is tested, its known limits, and how to report a barrier.",
  },
  "/imprint": unlisted("Imprint", "Who runs this shop, and how to reach us: name, address, register and VAT ID."),
  "/withdrawal": unlisted(
    "Withdraw from a contract",
    "The withdrawal form for consumers in the European Union, with a dated receipt by email.",
  ),
  "/offline": unlisted(
    "This page needs a connection",
    "What opens without a connection: manuals, disable guides and what you read before.",
  ),
  "/order-confirmation": unlisted("Your order", "The status of your payment and your order."),
  "/review": unlisted("Write a review", "Stars and a few sentences about what you ordered here."),
  "/unsubscribe": unlisted("Unsubscribe", "Leave the newsletter or a ship date list: one press on a button."),
  "/confirm": unlisted("Confirm your subscription", "Confirm that you want the newsletter at this address."),
  "*": unlisted("404 Page Not Found", "There is no page at this address."),
} as const satisfies Readonly<Record<string, PageMeta>>;

/** The pattern of a route whose head stays the same whatever the catalog says. */
export type FixedMetaRoute = keyof typeof meta;

/** The pattern of any route that has a head in this file. */
export type MetaRoute = FixedMetaRoute | LiveMetaRoute;

/**
 * Gives the head of every public page by the pattern of its route, made once for each `offers` object. Articles aren't
 * among them: they take theirs from their front matter.
 */
export const metaOf: (offers: Offers) => Readonly<Record<MetaRoute, PageMeta>> = onceFor((offers) => ({
  ...meta,
  ...liveMeta(offers),
}));
