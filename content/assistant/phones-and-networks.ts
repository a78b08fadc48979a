import { facts } from "#content/catalog/facts.ts";
import { type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";

const { incardFinder: card, tagigo: tag } = facts;

/** What is asked about phones, networks, apps, and who sees what. */
export const phoneEntries: KnowledgeEntries = {
  "Compatible phones?": {
    requiredConcepts: [["phone"], ["iphone"], ["android"]],
    optionalConcepts: ["pair", "phone", "iphone", "android"],
    answer: `iPhones with iOS ${card.minIos} or later, through Apple Find My, and phones with Android ${card.minAndroid} or later, through Google Find Hub. Tagigo G works with Android alone. Enter your phone to see which trackers fit.`,
    links: [to.phones, to.networks, to.setupIphone, to.setupAndroid],
    trackerAnswers: {
      "tagigo-g":
        "Tagigo G works with Google Find Hub only, so it needs an Android phone. It can't be set up on an iPhone. The dual-network Tagigo works with Apple Find My or Google Find Hub. Your order says which one you have.",
    },
    trackerLinks: { "tagigo-g": to.tagigoG },
  },
  "Huawei?": specific({
    requiredConcepts: [["otherPhone"]],
    optionalConcepts: ["phone", "tablet", "android", "pair", "share", "gift"],
    answer:
      "A tracker of ours is set up in Apple's Find My app or in Google's Find Hub app, which comes from Google Play. A phone that has neither can't set one up: no InCard app could take their place. Somebody else can set it up on their phone: they are then the one who sees it on the map and rings it.",
    links: [to.otherPhone, to.phones],
  }),
  "Both networks?": {
    requiredConcepts: [["bothNetworks"]],
    optionalConcepts: ["iphone", "android", "network", "phone", "compare"],
    answer:
      "No. A tracker works on one network at a time, Apple Find My or Google Find Hub. To change over, remove it from the first app, do a factory reset, and set it up in the other.",
    links: [to.networks, to.rePair, to.newPhone],
    trackerAnswers: {
      "tagigo-g":
        "No: Tagigo G works with Google Find Hub only. The dual-network Tagigo joins the network you pair it with.",
    },
    trackerLinks: { "tagigo-g": to.tagigoG },
  },
  "Which network?": {
    requiredConcepts: [["network"]],
    optionalConcepts: ["iphone", "android", "compare", "recommend"],
    answer:
      "Apple Find My for iPhones, Google Find Hub for Android: the one of the phone you carry. Our trackers join either, one at a time; Tagigo G joins Google Find Hub only.",
    links: [to.networks, to.compare, to.phones],
  },
  "SmartThings, Tile or another network?": specific({
    answer:
      "No. Our trackers join Apple Find My or Google Find Hub, and no other network: not Samsung's SmartThings Find, not Tile's. On a Samsung phone they are set up in Google's Find Hub.",
    links: [to.networks, to.phones],
  }),
  "Two different phones in one family?": specific({
    requiredConcepts: [
      ["iphone", "android", "share"],
      ["iphone", "android", "pack"],
      ["bothNetworks", "share"],
    ],
    optionalConcepts: ["share", "bothNetworks", "keys", "locate", "privacy", "phone", "pack", "gift"],
    answer:
      "Not with one tracker: it's on one network at a time, Apple Find My or Google Find Hub, and sharing doesn't cross between them. Choose the network of whoever mostly looks for it, or take a tracker for each. The dual-network Tagigo and both cards join either; Tagigo G joins Google Find Hub only, so it's none for an iPhone.",
    links: [to.networks, to.compare, to.phones],
  }),
  "An account at Apple or Google?": specific({
    requiredConcepts: [["noAccount"]],
    optionalConcepts: ["phone", "iphone", "android", "app", "share", "otherPhone"],
    answer:
      "Yes, one is needed: an Apple Account on an iPhone, or a Google account on an Android phone. The tracker is linked to it, and both are free. With us you need no account.",
    links: [to.phones, to.networks],
  }),
  "Remote area?": specific({
    requiredConcepts: [["remote"]],
    optionalConcepts: ["internet", "location", "locate", "range", "lost", "network"],
    answer: `There your own phone has to come near: it reaches InCard Finder from about ${card.rangeM} m in the open, without the internet. The map keeps the last place until a phone on the network passes the tracker, and where nobody passes that may take long. No tracker of ours has GPS.`,
    links: [to.quiet, to.range, to.map],
  }),
  "Privacy?": {
    requiredConcepts: [["privacy"], ["privacy", "share"]],
    optionalConcepts: ["share", "location", "wallet", "keys", "locate"],
    answer:
      "You, and whoever you share it with in the app. Its location goes to your Apple or Google account, encrypted, and never to us. Phones that pass report where it is without seeing whose it is.",
    links: [to.places, to.whatItTells, to.privacy],
  },
  "Sharing it in the family?": {
    requiredConcepts: [["share"]],
    optionalConcepts: [
      "iphone",
      "android",
      "locate",
      "privacy",
      "pair",
      "bothNetworks",
      "phone",
      "ring",
      "keys",
      "wallet",
    ],
    answer:
      "Yes, in the app it's set up in: iPhones with iOS 17 or later can share an item with up to five people, and Google's app shares with other Google accounts. Sharing doesn't cross from one network to the other, so everybody needs the same kind of phone.",
    links: [to.networks, to.handOver],
  },
  "Internet or Wi-Fi?": {
    requiredConcepts: [["internet"]],
    optionalConcepts: ["phone", "locate", "network"],
    answer:
      "The tracker itself needs none: no Wi-Fi, no SIM, no data plan. It uses Bluetooth, and phones on its network that pass near it report where it is. Your own phone needs the internet to show you that on a map; ringing a tracker nearby works by Bluetooth.",
    links: [to.quiet, to.networks, to.locate],
  },
  "GPS?": {
    requiredConcepts: [["gps"]],
    optionalConcepts: ["location", "locate"],
    answer:
      "No. A tracker has no GPS of its own: phones on its network that pass near it report where it is, and the map shows the last place and how long ago that was. It doesn't follow anything live.",
    links: [to.map, to.locate, to.oldPlace],
  },
  "Is there an app?": {
    requiredConcepts: [["app"]],
    optionalConcepts: ["pair", "android", "iphone", "phone"],
    answer:
      "There is no InCard app. A tracker is set up in Apple's Find My, which comes with the iPhone, or in Google's free Find Hub from Google Play. You don't need an account with us.",
    links: [to.phones],
  },
  "An API, or Home Assistant?": specific({
    answer:
      "We offer none: places stand in Apple's Find My and Google's Find Hub alone, never with us, and we know of no way there for programs of others to read them. A tracker can't be added to Home Assistant or HomeKit as far as we know.",
    links: [to.places, to.networks, to.contact],
  }),
  "Mac, iPad or Apple Watch?": {
    requiredConcepts: [["tablet"]],
    optionalConcepts: ["iphone", "phone", "pair"],
    answer: `A Mac shows InCard Finder in Find My from macOS ${card.minMacOs} on, and an iPad can set a tracker up. We haven't tried an Apple Watch, so we can't promise that it rings one. Mostly you'll want it on the phone you carry: that's the one that rings it and is with you when something is gone.`,
    links: [to.recentIphone, to.phones, to.networks],
  },
  "Changing from iPhone to Android, or back?": specific({
    requiredConcepts: [["otherSystem"]],
    optionalConcepts: ["iphone", "android", "again", "phone", "bothNetworks"],
    answer:
      "InCard Finder, Carbon Finder and the dual-network Tagigo go with you: no new one is needed, but they don't do it by themselves. While you still have the old phone, remove the tracker from its app. Then do a factory reset, and set it up in the app of the new phone. Tagigo G works with Android alone.",
    links: [to.newPhone, to.rePair, to.networks],
    topic: "rePair",
    trackerAnswers: {
      "tagigo-g":
        "From one Android phone to another, yes: sign in with the same Google account. Tagigo G doesn't work with an iPhone; the dual-network Tagigo does.",
    },
  }),
  "Upgraded phone?": specific({
    requiredConcepts: [["again"]],
    optionalConcepts: ["pair", "iphone", "android", "lost", "locate", "phone", "share"],
    answer:
      "You don't have to pair it anew if you use the same Apple ID or Google account: sign in on the new phone and the tracker is there. To go from iPhone to Android or back, or to another account, remove it from the old app, reset it and set it up again.",
    links: [to.newPhone, to.rePair, to.tagRePair],
    topic: "rePair",
  }),
  "Phone rings?": specific({
    requiredConcepts: [["phoneRings"]],
    optionalConcepts: ["ring", "lost", "locate", "phone", "iphone"],
    answer: "No: a press on the tracker doesn't ring your phone. Use Find My or Find Hub on another device for that.",
    links: [to.airTag, to.networks],
  }),
  "Reminder?": specific({
    requiredConcepts: [["reminder"]],
    optionalConcepts: ["ring", "wallet", "keys", "iphone", "android", "popup", "off", "unknown"],
    answer:
      "Apple's Find My can warn you when you leave an item behind: in Find My under Items, the tracker, Notify When Left Behind, where it's turned off too, and where places such as your home are left out. We know of no such warning in Google's Find Hub.",
    links: [to.networksCompared, to.networks],
    trackerAnswers: {
      "tagigo-g":
        "Tagigo G works with Google's Find Hub, and we know of no such warning there. Apple's Find My, which the dual-network Tagigo can join, has one.",
    },
  }),
  "Personal data?": {
    requiredConcepts: [["personalData"]],
    optionalConcepts: ["privacy", "giveAway"],
    answer: `We keep your email address if you subscribe, your message if you write, and your order if you buy. We don't sell or share your personal information. Ask us to show, correct or erase what we have: you get an answer within ${facts.shop.dataRequestDays} days. This chat sends nothing you type.`,
    links: [to.rights, to.privacy],
  },
  "Subscription or monthly fee?": {
    requiredConcepts: [["fee"]],
    optionalConcepts: ["price", "app", "network"],
    answer:
      "None. You pay for the tracker once. Finding runs on your Apple or Google account, and there is nothing to sign up for with us.",
    links: [to.fees],
  },
  "Colors?": {
    requiredConcepts: [["color"]],
    optionalConcepts: ["recommend"],
    answer: `Tagigo and Tagigo G come in ${tag.colors.slice(0, -1).join(", ")} and ${tag.colors.at(-1)}, and in no other color; for an iPhone take Tagigo, because Tagigo G works with Android alone. InCard Finder is a light card, Carbon Finder a dark one of woven carbon.`,
    links: [to.tagigo, to.compare],
    topic: "product",
    trackerAnswers: {
      "incard-finder":
        "InCard Finder comes in one color: it's a light card. Tagigo is the one with colors to choose from.",
      "carbon-finder":
        "Carbon Finder comes in one color: a dark card of woven carbon. Tagigo is the one with colors to choose from.",
    },
  },
};
