import { manualAddress } from "./manuals/manuals.ts";

/**
 * What words are about: by concept the words that speak of it, separated by commas. Several words in a row are a phrase.
 * Words are compared as the search compares them (singular, without accents and apostrophes), longer ones with a typing
 * mistake too.
 */
export const searchConcepts = {
  not: "not, no, dont, doesnt, didnt, wont, cant, cannot, isnt, never, stopped, stop working, fail, failed, fails, broken, unable, problem, trouble, issue, wrong, error, refuses",
  ring: "ring, ringing, rang, sound, beep, beeping, chirp, noise, buzz, alarm, speaker, hear, audible, silent, quiet, mute, tone, volume",
  beepsByItself:
    "keep beeping, keeps beeping, beeping at, beeps at, random, randomly, by itself, on its own, why beep, why is my tracker beeping, beeping for no reason, chirping",
  loud: "loud, loudness, louder, loudest, decibel, db, volume",
  silent: "silent, quiet, mute, soundless, no sound, no beep",
  battery: "battery, cell, coin, cr2032, power, juice",
  dead: "dead, died, dying, die, empty, drained, drain, flat, ran out, run out, unresponsive, not respond, nothing happen, not turn on, wont turn on, doesnt turn on, not working, doesnt work, stopped working, no power, wont start, low battery",
  lasting: "last, lasts, long, life, lifetime, year, month, endurance, how often",
  change: "change, replace, swap, replacement, open, insert, put in, new battery, take out",
  charge: "charge, charging, charger, recharge, rechargeable, recharging, qi, wireless, pad, magsafe, usb",
  pair: "pair, pairing, paired, connect, connecting, connection, set up, set it up, setup, setting up, add, register, activate, link, install, detect, discover, recognize, getting started, get started, start using, first time",
  popup:
    "pop up, popup, phone doesnt find, phone cant find, phone not find, doesnt find the tracker, doesnt see the tracker, phone doesnt see, notification, prompt, show up, showing up, not show, find my device, not found, not find",
  again:
    "re pair, repair, new phone, another phone, other phone, different phone, second phone, move it to, moving it, move my tracker, wife phone, husband phone, partner phone, upgraded phone, lost my phone, broke my phone, changed phone, switched phone, switch phone, got a new, new iphone, new android, old phone, unpair, remove, removed, from iphone to android, from android to iphone, change network",
  iphone: "iphone, ios, apple, ipad, find my, icloud",
  android: "android, google, find hub, samsung, galaxy, pixel, oneplus, motorola, xiaomi",
  reset: "reset, factory, erase, wipe, start over, restore, hard reset",
  location: "location, map, place, position, gps, updated, update, updating, where is, whereabout, last seen, locate",
  stale:
    "old, stale, outdated, hours ago, days ago, yesterday, stuck, same place, offline, not updating, last seen, no location, not update, wrong",
  locate: "locate, find, lost, misplaced, track, tracking, where is, where are, look for",
  formerOwner:
    "previous owner, former owner, old owner, another account, other account, someone elses account, locked, already linked, already registered, linked to, linked, belongs to, secondhand, second hand, used, ebay, bought used, activation lock",
  giveAway:
    "sell, selling, sold, give, gift, giving, give away, hand over, pass on, transfer, new owner, donate, hand down, present",
  share:
    "share, sharing, shared, family, wife, husband, partner, girlfriend, boyfriend, spouse, roommate, both of us, two people, two phones, together, kids, child",
  unknown:
    "unknown, strange, stranger, stalk, stalking, stalked, stalker, stalkerware, following, followed, follows, follow me, moving with, travel with, traveling with, not mine, isnt mine, someone elses tracker, hidden, planted, slipped, spy, spying, tracking me, tracks me, track me, tracked me, being tracked, am i tracked, unwanted, detected near, in my car, in my bag, in my purse, in my coat, in my jacket, in my pocket, under my car, on my car, left a tracker, put a tracker, placed a tracker, hid a tracker, alert, warning, notified, notifying, keeps notifying, scared, afraid, danger, abuse, abusive, police, ex",
  foundOne:
    "found a, found an, found one, found this, found these, found some, found someone, i found, who owns, whose tracker, return it to its owner",
  off: "disable, kill, destroy, neutralize, disabling, turn off, turning off, switch off, deactivate, shut off, shut down, power off, stop it, silence, stop beeping, stop the, stop ringing",
  on: "re enable, reenable, turn on, switch on, turn it on, switch it on, wake, enable, back on",
  ship: "ship, shipping, shipped, ships, deliver, delivery, delivered, arrive, arrives, arrival, postage, dispatch, in stock, stock, available, availability, preorder, pre order, presale, international, overseas, canada, europe, customs, express",
  order:
    "my order, package, parcel, my package, never came, never come, never showed up, in the mail, estimated arrival, not come, hasnt come, hasnt arrived, didnt arrive, not arrive, not arrived, not delivered, lost in the mail, lost in mail, tracking code, delayed, late, my parcel, order status, order number, track order, tracking number, where is my order, confirmation, receipt, invoice, haven t received, not received, never arrived, payment, paid, checkout",
  back: "return, returns, returning, refund, money back, exchange, send back, send it back, cancel, cancellation, wrong item, change my mind",
  withdraw: "withdraw, withdrawal, right of withdrawal",
  warranty:
    "warranty, guarantee, bent, snapped, scratched, dented, peeling, fell apart, malfunction, defect, defective, faulty, damaged, cracked, broke, broken, replacement unit, claim",
  price:
    "price, cost, how much, buy, buying, purchase, discount, coupon, promo, deal, cheap, cheapest, sale, order one, black friday",
  compare:
    "difference, different, compare, comparison, versus, vs, better, best, which one, which tracker, choose, choosing, should i, airtag, tile, chipolo, smarttag",
  phone:
    "compatible, compatibility, work with, works with, support, supported, my phone, huawei, nokia, ipad, windows, old iphone, ios version, android version, requirement, grapheneos, apple watch, mac, laptop",
  network: "network, find my or find hub, both networks, find hub, dual, google network, apple network",
  water:
    "water, waterproof, water resistant, wet, rain, wash, washed, washing machine, laundry, swim, swimming, pool, shower, ip67, ip68, puddle, sweat, sea",
  range: "range, far, distance, meter, metre, feet, foot, mile, reach, away",
  size: "thick, thickness, thin, thinner, size, dimension, big, small, weigh, weight, heavy, fit, measure, mm, millimeter, inch, centimeter, cm, gram, ounce, specification, spec, slot",
  travel:
    "luggage, suitcase, baggage, airport, plane, flight, airline, airplane, fly, flying, checked, tsa, carry on, travel, trip, passport, backpack",
  pet: "dog, cat, pet, puppy, collar, animal",
  privacy:
    "privacy, data, see where, know where i am, sell my data, location history, hacked, hack, hacker, secure, security, gdpr, personal, collect, cookie, who can see, can you see, anonymous, spy on, encrypted",
  account: "account, password, login, log in, sign in, unsubscribe, newsletter, email me, delete my data",
  internet:
    "wifi, wi fi, internet, sim, cellular, data plan, mobile data, reception, roaming, abroad, rural, countryside, quiet street",
  fee: "subscription, fee, monthly, per month, pay every, free, app cost, plan",
  contact:
    "contact, reach you, store near, your store, opening hour, location of your, email, call, phone number, telephone, human, agent, customer service, talk to, speak to, write to, address, support team, helpline",
  certificate:
    "fcc, ce, ukca, ised, telec, certificate, certification, certified, regulatory, compliance, radio, declaration, rohs, reach, model number",
  manual: "manual, instruction, guide, user guide, how to use, pdf, documentation, quick start, tutorial, video",
  button: "button, press, pressing, click, led, light",
  keys: "key, keychain, keyring, key ring, fob, remote",
  wallet: "wallet, purse, card holder, billfold",
  color: "color, colour, pink, blue, white, black, red",
  pack: "4 pack, four pack, pack of, bundle, multipack, several, set of",
  whiteCard: "white card",
  incardFinder: "incard, incard finder, card finder, white card, card tracker, card",
  tagigo: "tagigo, tag, keyring tracker, key finder, square tracker, key tracker",
  tagigoG: "tagigo g, tag g",
  carbonFinder: "carbon, carbon finder, carbon fiber, black card, rechargeable card",
  // Leads nowhere. Without it they would be forms of "find" and "track", and a product's name would ask where something is.
  anyProduct: "finder, tracker",
} as const;

export type Concept = keyof typeof searchConcepts;

/** Products whose own pages take the place of the general ones, where the query names one. */
export type NamedProduct = "incardFinder" | "tagigo" | "tagigoG" | "carbonFinder";

/** What somebody wants, told by the concepts in the query, and the addresses that lead there. */
export type SearchIntent = {
  /** All of these are in the query. */
  readonly needs: readonly Concept[];
  /** Where it leads, best first. */
  readonly leads: readonly string[];
  /** By product, the address that comes before these where the query names it; after the first of them in what is urgent. */
  readonly own?: Readonly<Partial<Record<NamedProduct, string>>>;
  /** Counts more than an intent with as many concepts: safety and symptoms. */
  readonly urgent?: true;
};

const card = (hash: string) => manualAddress("incard-finder", hash);
const tag = (hash: string) => manualAddress("tagigo", hash);
const carbon = (hash: string) => manualAddress("carbon-finder", hash);
const noSound = "/troubleshooter/no-sound";
const noPopUp = "/troubleshooter/no-pop-up";
const oldPlace = "/troubleshooter/old-place";
const resetFails = "/troubleshooter/reset-fails";
const formerOwner = "/troubleshooter/former-owner";

/** Each product's manual section for one matter. */
const own = (incardFinder: string, tagigo: string, tagigoG: string, carbonFinder: string) =>
  ({ incardFinder, tagigo, tagigoG, carbonFinder }) as const;

const batteries = own(card("battery"), tag("battery-tagigo"), tag("battery-tagigo-g"), carbon("wireless-charging"));
const resets = own(
  card("factory-reset"),
  tag("factory-reset-tagigo"),
  tag("factory-reset-tagigo-g"),
  carbon("factory-reset"),
);
const disables = own(card("disable-finder"), tag("disable-tagigo"), tag("disable-tagigo-g"), carbon("disable"));
const rePairs = own(card("re-pair"), tag("re-pair-tagigo"), tag("re-pair-tagigo-g"), carbon("re-pair"));
const iphoneSetups = own(card("setup-ios"), tag("setup-ios-tagigo"), "/products/tagigo-g", carbon("setup-ios"));
const androidSetups = own(
  card("setup-android"),
  tag("setup-android-tagigo"),
  tag("setup-android-tagigo-g"),
  carbon("setup-android"),
);
const products = own("/products/incard-finder", "/products/tagigo", "/products/tagigo-g", "/products/carbon-finder");

/** Intents, the most important first: of those with as many concepts the first counts. */
export const searchIntents: readonly SearchIntent[] = [
  // Safety before all else.
  { needs: ["unknown"], leads: ["/found", "/support/disable", "/blog/3"], urgent: true },
  { needs: ["unknown", "off"], leads: ["/support/disable", "/found", "/blog/3"], urgent: true },
  { needs: ["foundOne"], leads: ["/found", "/support/disable", "/blog/3"], urgent: true },

  // Something doesn't work.
  { needs: ["ring", "not"], leads: [noSound, card("battery"), tag("battery-tagigo")], own: batteries, urgent: true },
  { needs: ["silent"], leads: [noSound, card("battery"), tag("battery-tagigo")], own: batteries, urgent: true },
  { needs: ["dead"], leads: [noSound, card("battery"), tag("battery-tagigo")], own: batteries, urgent: true },
  { needs: ["button", "not"], leads: [noSound, card("battery"), tag("battery-tagigo")], own: batteries, urgent: true },
  { needs: ["beepsByItself"], leads: ["/found", noSound, "/support/disable"], urgent: true },
  { needs: ["charge", "not"], leads: [carbon("wireless-charging"), noSound, "/products/carbon-finder"], urgent: true },
  { needs: ["pair", "not"], leads: [noPopUp, card("setup-android"), card("setup-ios")], urgent: true },
  { needs: ["popup"], leads: [noPopUp, card("setup-android"), card("setup-ios")], urgent: true },
  {
    needs: ["reset", "not"],
    leads: [resetFails, card("factory-reset"), tag("factory-reset-tagigo")],
    own: resets,
    urgent: true,
  },
  {
    needs: ["reset", "ring"],
    leads: [resetFails, card("factory-reset"), tag("factory-reset-tagigo")],
    own: resets,
    urgent: true,
  },
  { needs: ["location", "stale"], leads: [oldPlace, card("locate"), "/blog/5"], urgent: true },
  { needs: ["location", "not"], leads: [oldPlace, card("locate"), "/blog/5"], urgent: true },
  { needs: ["formerOwner"], leads: [formerOwner, "/hand-over", card("re-pair")], own: rePairs, urgent: true },
  { needs: ["order"], leads: ["/contact", "/shipping", "/return-policy"], urgent: true },

  // How to.
  { needs: ["off"], leads: ["/support/disable", card("disable-finder"), tag("disable-tagigo")], own: disables },
  { needs: ["on"], leads: [card("disable-finder"), tag("disable-tagigo"), carbon("disable")], own: disables },
  {
    needs: ["reset"],
    leads: [card("factory-reset"), tag("factory-reset-tagigo"), carbon("factory-reset")],
    own: resets,
  },
  { needs: ["again"], leads: [card("re-pair"), "/blog/8", tag("re-pair-tagigo")], own: rePairs },
  { needs: ["again", "pair"], leads: [card("re-pair"), "/blog/8", tag("re-pair-tagigo")], own: rePairs },
  {
    needs: ["pair", "iphone"],
    leads: [card("setup-ios"), tag("setup-ios-tagigo"), carbon("setup-ios")],
    own: iphoneSetups,
  },
  {
    needs: ["pair", "android"],
    leads: [card("setup-android"), tag("setup-android-tagigo"), carbon("setup-android")],
    own: androidSetups,
  },
  { needs: ["pair"], leads: [card("setup-ios"), card("setup-android"), "/coach"], own: iphoneSetups },
  { needs: ["giveAway"], leads: ["/hand-over", "/blog/8", card("re-pair")] },
  { needs: ["share"], leads: ["/blog/7", "/blog/6", "/hand-over"] },
  { needs: ["battery", "change"], leads: [tag("battery-tagigo"), card("battery"), "/blog/9"], own: batteries },
  { needs: ["battery", "lasting"], leads: [card("battery"), tag("battery-tagigo"), "/blog/9"], own: batteries },
  { needs: ["battery"], leads: [card("battery"), tag("battery-tagigo"), carbon("wireless-charging")], own: batteries },
  { needs: ["charge"], leads: [carbon("wireless-charging"), "/products/carbon-finder", "/blog/9"] },
  { needs: ["ring", "loud"], leads: ["/product-comparison", "/blog/1", "/product-details"] },
  { needs: ["loud"], leads: ["/product-comparison", "/blog/1", "/product-details"] },
  { needs: ["ring"], leads: [card("locate"), noSound, "/blog/1"] },
  { needs: ["range"], leads: ["/blog/1", "/product-comparison", "/product-details"] },
  { needs: ["locate"], leads: [card("locate"), "/blog/10", "/product-comparison"] },
  { needs: ["location"], leads: [card("locate"), oldPlace, "/blog/5"] },
  { needs: ["manual"], leads: [card("setup-ios"), "/coach", tag("setup-ios-tagigo")], own: iphoneSetups },

  // Buying and afterwards.
  { needs: ["ship"], leads: ["/shipping", "/buy-now", "/contact"] },
  { needs: ["back"], leads: ["/return-policy", "/return-policy#return-process", "/return-policy#refund-process"] },
  {
    needs: ["back", "ship"],
    leads: ["/return-policy#return-shipping", "/return-policy", "/return-policy#return-process"],
  },
  { needs: ["withdraw"], leads: ["/withdrawal", "/return-policy"] },
  { needs: ["warranty"], leads: ["/warranty-policy", "/warranty-policy#warranty-process", "/troubleshooter"] },
  { needs: ["compare"], leads: ["/product-comparison", "/blog/2", "/product-details"] },
  { needs: ["price"], leads: ["/buy-now", "/product-comparison"], own: products },
  { needs: ["phone"], leads: ["/compatibility", "/blog/7", "/product-comparison"] },
  { needs: ["iphone"], leads: ["/compatibility", card("setup-ios"), "/blog/7"], own: iphoneSetups },
  { needs: ["android"], leads: ["/compatibility", card("setup-android"), "/blog/7"], own: androidSetups },
  { needs: ["network"], leads: ["/blog/7", "/product-comparison", "/compatibility"] },
  { needs: ["water"], leads: ["/product-comparison", "/product-details", "/products/carbon-finder"], own: products },
  { needs: ["size"], leads: ["/product-details", "/product-comparison", "/blog/2"], own: products },
  { needs: ["travel"], leads: ["/blog/6", "/products/tagigo", "/products/incard-finder"] },
  { needs: ["wallet"], leads: ["/products/incard-finder", "/products/carbon-finder", "/blog/2"] },
  { needs: ["keys"], leads: ["/products/tagigo", "/products/tagigo-g", "/blog/2"] },
  { needs: ["color"], leads: ["/products/tagigo", "/product-comparison"] },
  { needs: ["color", "carbonFinder"], leads: ["/products/carbon-finder", "/product-comparison"] },
  { needs: ["color", "whiteCard"], leads: ["/products/incard-finder", "/product-comparison"] },
  { needs: ["pack"], leads: ["/products/tagigo", "/products/tagigo-g", "/buy-now"] },
  { needs: ["privacy"], leads: ["/privacy-policy", "/blog/4", "/privacy-policy#location-tracking"] },
  { needs: ["account"], leads: ["/privacy-policy#your-rights", "/contact", "/privacy-policy"] },
  { needs: ["contact"], leads: ["/contact", "/troubleshooter"] },
  { needs: ["internet"], leads: ["/blog/5", "/blog/7", card("locate")] },
  { needs: ["certificate"], leads: ["/regulatory"] },

  // A product's name and nothing else that is known.
  { needs: [], leads: [], own: products },
];
