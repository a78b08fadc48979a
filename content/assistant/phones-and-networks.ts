import { facts } from "#content/catalog/facts.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { type KnowledgeEntry, keywordsOf } from "./knowledge-entry.ts";

const { incardFinder: card, tagigo: tag } = facts;

/** What is asked about phones, networks, apps, and who sees what. */
export const phoneEntries: readonly KnowledgeEntry[] = [
  {
    question: "Compatible phones?",
    answer: `iPhones with iOS ${card.minIos} or later, through Apple Find My, and phones with Android ${card.minAndroid} or later, through Google Find Hub. Tagigo G works with Android alone. Enter your phone to see which trackers fit.`,
    keywords: keywordsOf(
      "compatible, compatible with, compatibility, fit my phone, my phone, which phone, what phone, which phones, what phones, supported, support android, support iphone, do you support, does it support, support my, old phone, older phone, old iphone, older iphone, old android, requirement, ios version, version of ios, android version, version of android, what version, which version of, minimum, iphone 1, iphone 5, iphone 6, iphone 7, iphone 8, iphone 9, iphone se, iphone x, android 4, android 5, android 6, android 7, android 8, android 9, ios 1, ios 9, galaxy s, galaxy a, galaxy note, pixel 1, pixel 2, pixel 3, pixel 4, pixel 5, pixel 6, pixel 7, pixel 8, pixel 9, pixel 10, need an iphone, need a new phone, oneplus, xiaomi, motorola, fairphone, nothing phone, smartphone, work with , works with , with android 1, with my phone, does it work with , will it work with , work on , works on , will it work, does it work on , compatible with sam, compatible with g, works with iphone, work with iphone, works with android, work with android, work with an, works with an, works with samsung, work with samsung, on ios, use it on, use it with, can i use it with, can i use this with, run ",
    ),
    link: "/compatibility",
    linkText: "Will it work with my phone?",
  },
  {
    question: "Huawei?",
    answer:
      "A tracker of ours is set up in Apple's Find My app or in Google's Find Hub app, which comes from Google Play. A phone that has neither can't set one up: no InCard app could take their place.",
    keywords: keywordsOf(
      "huawei, honor, harmonyos, nokia, windows phone, windows, my pc, laptop, chromebook, grapheneos, lineage, without google, no google play, without play store, fire tablet, kindle, blackberry, flip phone, dumb phone, dumbphone, light phone, linux",
    ),
    link: "/compatibility/another-phone",
    linkText: "A phone without Find My or Google Play",
  },
  {
    question: "Tagigo G on iPhones?",
    answer:
      "No: Tagigo G can be set up in Google Find Hub only, so it needs an Android phone. The dual-network Tagigo works with Apple Find My or Google Find Hub. Your order says which one you have.",
    keywords: keywordsOf(
      "tagigo g work, tagigo g with iphone, tagigo g on iphone, tagigo g with apple, tagigo g on my iphone, tagigo g with my iphone, tagigo g and iphone, google only, google-only, is mine a tagigo, tagigo g for iphone, tagigo g support, use tagigo g, pair tagigo g with iphone",
    ),
    link: "/products/tagigo-g",
    linkText: "Tagigo G",
    more: [{ text: "Tagigo for both networks", href: "/products/tagigo" }],
  },
  {
    question: "Both networks?",
    answer:
      "No. A tracker works on one network at a time, Apple Find My or Google Find Hub. To change over, remove it from the first app, do a factory reset, and set it up in the other.",
    keywords: keywordsOf(
      "both network, both networks, both apple and, both iphone and, both an iphone, both find my, both phones, both at once, both at the same time, at the same time, same time, simultaneously, at once, two networks, dual network, dual-network, iphone and android, android and iphone, apple and google, google and apple, find my and find hub, find my or find hub, find hub or find my, change network, switch network, switch from iphone, switch from android, switch to android, switch to iphone, from iphone to android, from android to iphone, find my or, or find hub, iphone and an android, iphone to android, android to iphone, find my and, and find hub, between find my, between find hub, from pixel, from samsung, from iphone, from android, moved from, moving from, switching from, switched from, went from, find my vs, vs find hub",
    ),
    link: "/blog/7",
    linkText: "Find My or Find Hub: choosing a network",
    more: [{ text: "Remove and re-pair, step by step", href: manualAddress("incard-finder", "re-pair") }],
  },
  {
    question: "Sharing it in the family?",
    answer:
      "You share a tracker in the app it's set up in: iPhones with iOS 17 or later can share an item with up to five people, and Google's app shares with other Google accounts. Sharing doesn't cross from one network to the other, so everybody needs the same kind of phone.",
    keywords: keywordsOf(
      "share, share it, share my, share with, share the, share location, sharing, shared, family, family sharing, my wife , my husband , my partner , girlfriend, boyfriend, roommate, both of us, two people, 2 people, second person, two users, several people, two phones, 2 phones, more than one phone, multiple phones, several phones, my kids, my son, my daughter, my parents, my mom, my dad, other people see, wants to see, see it too, household, my husband with, see my , see mine, second user, add a user, add another user, husband, wife , another user, another person, to two phones, on two phones, with two phones, connect to two, two iphones, on several phones, on 2 phones",
    ),
    link: "/blog/7",
    linkText: "What crosses between the networks, and what doesn't",
  },
  {
    question: "Internet or Wi-Fi?",
    answer:
      "The tracker itself needs none: no Wi-Fi, no SIM, no data plan. It uses Bluetooth, and phones on its network that pass near it report where it is. Your own phone needs the internet to show you that on a map; ringing a tracker nearby works by Bluetooth.",
    keywords: keywordsOf(
      "wifi, wi-fi, wi fi, internet, sim , sim card, cellular, data plan, mobile data, cell service, signal, reception, roaming, abroad, another country, other countries, overseas use, rural, countryside, remote area, middle of nowhere, in the woods, airplane mode, without service, without internet, no internet, without wifi, without wi-fi, need internet, need wifi, work without, work in , works in , will it work in, work abroad, work overseas, work outside, in another country, how does it find",
    ),
    link: "/blog/5",
    linkText: "Why Find Hub goes quiet on a quiet street",
    more: [{ text: "Activate and locate", href: manualAddress("incard-finder", "locate") }],
  },
  {
    question: "GPS?",
    answer:
      "No. A tracker has no GPS of its own: phones on its network that pass near it report where it is, and the map shows the last place and how long ago that was. It doesn't follow anything live.",
    keywords: keywordsOf(
      "gps, real time, real-time, realtime, live location, live tracking, track live, live map, satellite, continuous tracking, how often does the location, how often does it update, how accurate, accuracy, precise",
    ),
    link: `${manualAddress("incard-finder", "locate").replace(/#.*/, "")}#locate-map`,
    linkText: "See it on the map when it's far",
  },
  {
    question: "Is there an app?",
    answer:
      "There is no InCard app. A tracker is set up in Apple's Find My, which comes with the iPhone, or in Google's free Find Hub from Google Play. You don't need an account with us.",
    keywords: keywordsOf(
      "which app, what app, an app, your app, the app called, incard app, download the app, app to download, download an app, install an app, need an app, app store, play store, app do i, is there an app, app for, the app , app called, get the app, inc app, need an account, create an account, make an account, have an account, sign up, log in, login, account with you",
    ),
    link: "/compatibility",
    linkText: "Will it work with my phone?",
  },
  {
    question: "Mac, iPad or Apple Watch?",
    answer: `A Mac shows InCard Finder in Find My from macOS ${card.minMacOs} on, and an iPad can set a tracker up. Mostly you'll want it on the phone you carry: that's the one that rings it and is with you when something is gone.`,
    keywords: keywordsOf(
      "mac , macs, macbook, imac, macos, ipad, apple watch, on my computer, on a computer, my watch, tablet, icloud.com",
    ),
    link: "/compatibility/iphone-ios-17",
    linkText: "What works with an iPhone",
    more: [{ text: "Find My or Find Hub", href: "/blog/7" }],
  },
  {
    question: "Upgraded phone?",
    answer:
      "Not if you use the same Apple ID or Google account: sign in on the new phone and the tracker is there. To go from iPhone to Android or back, remove it from the old app, reset it and set it up again.",
    keywords: keywordsOf(
      "new phone, got a new phone, a new iphone, new iphone, new android, new samsung, new pixel, upgraded my phone, upgraded, changed phone, changing phone, change phone, switched phone, switching phone, switch phone, old phone, lost my phone, broke my phone, phone was stolen, phone broke, replaced my phone, my next phone, getting a new phone, on the new one, the new one, to the new phone, on my new, my new phone, my new iphone, my new android",
    ),
    link: "/blog/8",
    linkText: "New phone, new owner",
    more: [{ text: "Remove and re-pair, step by step", href: manualAddress("incard-finder", "re-pair") }],
  },
  {
    question: "Phone rings?",
    answer: "No: a press on the tracker doesn't ring your phone. Use Find My or Find Hub on another device for that.",
    keywords: keywordsOf(
      "ring my phone, rings my phone, find my phone, finds my phone, locate my phone, phone ring, make my phone, lost phone, find the phone, call my phone, ring the phone, my phone when, ring my ph, find my ph, can it ring, phone with the",
    ),
    link: "/#compare",
    linkText: "InCard Finder beside AirTag and Tile",
  },
  {
    question: "Reminder?",
    answer:
      "Apple's Find My can warn you when you leave an item behind, with trusted places left out. We know of no such warning in Google's Find Hub.",
    keywords: keywordsOf(
      "left behind, leave it behind, leave behind, leave my wallet, leave my keys, forget my, separation alert, remind me, reminder, notify me when i leave, notified when i leave, alert when i leave, out of range alert, when i leave",
    ),
    link: "/blog/7",
    linkText: "Find My and Find Hub side by side",
  },
  {
    question: "Privacy?",
    answer:
      "You, and whoever you share it with in the app. Its location goes to your Apple or Google account, encrypted, and never to us. Phones that pass report where it is without seeing whose it is.",
    keywords: keywordsOf(
      "privacy, private, my privacy, who can see, who sees, can you see, do you see, can anyone see, anyone see, does anyone, know where i am, where i am, see where i, see my location, track me , tracks me, do you track, you tracking, location history, location data, encrypted, hack, hacked, hacker, secure, security",
    ),
    link: "/privacy-policy#location-tracking",
    linkText: "Where your tracker's location goes",
    more: [{ text: "What a stranger's phone learns", href: "/blog/4" }],
  },
  {
    question: "Personal data?",
    answer: `We keep your email address if you subscribe, your message if you write, and your order if you buy. We don't sell or share your personal information. Ask us to show, correct or erase what we have: you get an answer within ${facts.shop.dataRequestDays} days. This chat sends nothing you type.`,
    keywords: keywordsOf(
      "my data, personal data, personal information, personal info, collect data, collect my, data do you, what data, delete my, erase my, erase me, gdpr, ccpa, cookies, cookie, do you sell my, sell my data, sell data, is this chat, chat private, chat recorded, chat stored, data about me, information about me, my information, my info, sell my info, share my info, share my data, share my personal, my email address, happens to my",
    ),
    link: "/privacy-policy#your-rights",
    linkText: "Your rights",
    more: [{ text: "Privacy policy", href: "/privacy-policy" }],
  },
  {
    question: "Subscription or monthly fee?",
    answer:
      "None. You pay for the tracker once. Finding runs on your Apple or Google account, and there is nothing to sign up for with us.",
    keywords: keywordsOf(
      "subscription, subscribe to use, fee, fees, monthly, per month, a month, every month, yearly cost, annual, pay every, pay monthly, free to use, app cost, cost to use, pay for the app, hidden cost, extra cost, ongoing cost, membership",
    ),
    link: "/#faq",
    linkText: "Frequent questions",
  },
  {
    question: "Colors?",
    answer: `Tagigo and Tagigo G come in ${tag.colors.join(", ")}. InCard Finder is a light card, Carbon Finder a dark one of woven carbon.`,
    keywords: keywordsOf(
      "color, colors, colour, colours, pink, in white, in black, in green, purple, what shades, blue , red ",
    ),
    link: "/products/tagigo",
    linkText: "Choose a Tagigo",
  },
];
