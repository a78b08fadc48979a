import { facts } from "#content/catalog/facts.ts";
import { type KnowledgeEntries, olderModelPages, specific, withAny } from "./knowledge-entry.ts";
import { to } from "./links.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, pairing, procedures, apple, shop } = facts;

const silent =
  "Walk around and try again: a ring needs a Bluetooth connection at that moment. Turn the phone's Bluetooth off and on. With the tracker in hand, press its button once; it may have been disabled.";
const tooEarly = `A battery that is used up isn't covered by the ${shop.warrantyMonths}-month warranty, but one that dies far too early is: write to us with your order number.`;
const sealed = `InCard Finder's battery is sealed in and can't be changed. It lasts up to ${card.batteryYearsAndroid} years on Android and up to ${card.batteryYearsIos} on iPhone; then you replace the card. Don't open it.`;
const coin = `Tagigo takes one ${tag.batteryCell}. Turn a fingernail or thin coin in the gap until the lid comes loose, note which way the old cell lies, put the new one in the same way round and press the lid on. Listen for a beep. If the lid no longer closes, don't use it, and write to us. Keep coin cells away from children.`;

const passOn =
  "Remove it from Find My or Find Hub first, with the tracker beside your phone, then do a factory reset. The new owner sets it up like a new one. If you don't remove it, nobody else can set it up.";

/** What owners ask: setting up, finding, trouble, battery, passing on. */
export const trackerHelpEntries: KnowledgeEntries = {
  "My own one beeps?": specific({
    ownOnly: true,
    requiredConcepts: withAny("beepsByItself", "mine", "battery"),
    optionalConcepts: ["ring", "not", "silent", "beepsByItself", "mine", "battery"],
    answer:
      "A tracker that has been away from its owner's phone for 8 to 24 hours may sound when it's moved: that's the rule against unwanted tracking. Bring it to the phone that it's set up with, with Bluetooth on. Then look at its battery in the app. If it isn't yours, see what to do about an unknown tracker.",
    links: [to.noSound, to.found],
    topic: "battery",
  }),
  "Setup?": {
    ownOnly: true,
    requiredConcepts: [["pair"], ["near"], ["near", "range"]],
    optionalConcepts: ["near", "pair"],
    answer: `On an iPhone, open Find My: Items, +, Add Other Item. On Android, turn on Bluetooth and Location and wait for the pop-up. Hold the tracker within ${pairing.distanceCm} cm and press its button once. You have ${pairing.windowMinutes} minutes; another press starts them over.`,
    links: [to.coach, to.setupIphone, to.setupAndroid],
    topic: "android",
    trackerAnswers: {
      "tagigo-g": `Tagigo G is set up on Android: turn on Bluetooth and Location, hold it within ${pairing.distanceCm} cm and press its button once. Tap Connect when the pop-up appears. You have ${pairing.windowMinutes} minutes; another press starts them over.`,
    },
  },
  "Missing on an iPhone?": specific({
    requiredConcepts: [["popup", "iphone"]],
    optionalConcepts: ["pair", "not"],
    answer: `On an iPhone a tracker is added in Find My: tap Items, +, Add Other Item, hold the tracker within ${pairing.distanceCm} cm and press its button once. Turn the phone's Bluetooth off and on first. Another account has it already? It must be removed there, then reset. Tagigo G works with Android only.`,
    links: [to.noPopUp, to.setupIphone],
    topic: "iphone",
    trackerAnswers: { "tagigo-g": "Tagigo G can't be set up on an iPhone: it works with Google Find Hub only." },
  }),
  "No sound, no ring?": specific({
    ownOnly: true,
    requiredConcepts: [["silent"], ["ring", "not"], ["dead"], ["battery", "not"]],
    optionalConcepts: ["battery", "ring", "not", "silent", "why"],
    answer: `${silent} Still silent: change Tagigo's ${tag.batteryCell}, charge Carbon Finder, and for InCard Finder write to us.`,
    links: [to.noSound, to.battery, to.tagBattery],
    topic: "battery",
    trackerAnswers: {
      "incard-finder": `${silent} Still silent: its battery is sealed in and can't be changed, so write to us.`,
      tagigo: `${silent} Still silent: change its ${tag.batteryCell}, and check that the new one lies the same way round.`,
      "carbon-finder": `${silent} Still silent: lay it on a Qi pad for about ${carbon.chargeHours} hours and press its button once.`,
    },
  }),
  "It keeps beeping: whose is it?": specific({
    ownOnly: true,
    requiredConcepts: [["beepsByItself"], ["why", "ring"]],
    optionalConcepts: ["not", "ring", "silent"],
    answer: "Is it your own tracker that beeps, that of somebody you know, or one that you don't know?",
    links: [to.found, to.noSound, to.disable],
    choices: [
      "It's my own tracker that keeps beeping",
      "It's the tracker of somebody I know",
      "It's an unknown tracker, not mine",
    ],
  }),
  "Used up too early?": specific({
    requiredConcepts: [...withAny("soon", "battery", "dead", "lasting"), ["battery", "warranty"]],
    optionalConcepts: ["dead", "battery", "soon", "lasting"],
    answer: `${tooEarly} Tagigo's ${tag.batteryCell} may just be a weak cell: try a new one first.`,
    links: [to.claim, to.warranty, to.order],
    trackerAnswers: {
      "incard-finder": `${tooEarly} It's sealed in and can't be changed: after its years you replace the card.`,
      tagigo: `Try a new ${tag.batteryCell} first: the one in it may have been weak. ${tooEarly}`,
      "carbon-finder": `Charge it for about ${carbon.chargeHours} hours first. ${tooEarly}`,
    },
  }),
  "Old location?": specific({
    requiredConcepts: withAny("location", "stale", "not"),
    optionalConcepts: ["location", "stale", "not", "lasting"],
    answer: `Probably nothing is broken. Beyond your own phone's reach, about ${card.rangeM} m in the open, a tracker waits for a phone on its network to pass. The map shows when that last happened. On Android, the setting "With network in all areas" helps in quiet places.`,
    links: [to.oldPlace, to.locate, to.quiet],
  }),
  "My reset fails: no beeps?": specific({
    ownOnly: true,
    requiredConcepts: withAny("reset", "not", "ring", "silent", "beepMeaning"),
    optionalConcepts: ["reset", "ring", "not"],
    answer: `Press as quickly as a double-click, hold the second press for ${procedures.incardResetHoldSeconds} seconds, and let go the moment you hear the double beep. If silence follows, the tracker is disabled: press once and start over. Carbon Finder's reset takes no double press: hold its button for the full ${procedures.carbonResetHoldSeconds} seconds.`,
    links: [to.resetFails, to.reset],
    topic: "reset",
    trackerAnswers: {
      "carbon-finder": `Carbon Finder's reset takes no double press: hold its button for the full ${procedures.carbonResetHoldSeconds} seconds and let go.`,
    },
  }),
  "The account is forgotten?": specific({
    requiredConcepts: [["forgotAccount"]],
    optionalConcepts: ["iphone", "android", "formerOwner", "remove", "pair", "again"],
    answer:
      "Get the account back first: Apple helps at iforgot.apple.com, Google at g.co/recover. Then the tracker is there again, and you can remove it. Only that account can let it go: a factory reset doesn't undo the link, and neither can we.",
    links: [to.formerOwner, to.rePair, to.handOver],
  }),
  "Tied to a former owner?": specific({
    requiredConcepts: [["formerOwner"]],
    optionalConcepts: ["reset", "pair", "not", "remove", "popup", "iphone"],
    answer:
      "Only the account that set it up can let it go: whoever set it up removes it in Find My or Find Hub. A factory reset doesn't undo the link, and neither can we. If it only chirps, turn it off by hand: our page shows which presses do that.",
    links: [to.formerOwner, to.handOver, to.disable],
  }),
  "It went away without being removed?": specific({
    requiredConcepts: [["soldWith"]],
    optionalConcepts: ["giveAway", "keys", "remove", "iphone"],
    answer:
      "The tracker is still on your account, and only you can let it go: in Find My open Items, the tracker, Remove Item; in Find Hub open it, its settings, Remove from Find Hub. You don't have it at hand, so it can't be reset from your side: tell the new owner to do a factory reset, and to write to you if pairing is refused. Until you remove it, you would see where it goes, and their phone would warn them about it.",
    links: [to.rePair, to.handOver, to.formerOwner],
    topic: "rePair",
  }),
  "Transfer of ownership?": {
    requiredConcepts: [["giveAway"]],
    optionalConcepts: ["reset", "remove", "share"],
    answer: passOn,
    links: [to.handOver, to.newPhone, to.rePair],
    topic: "handOver",
  },
  "A present that was set up already?": specific({
    requiredConcepts: [["gift", "pair"]],
    optionalConcepts: ["reset", "remove", "share", "giveAway"],
    answer: passOn,
    links: [to.handOver, to.newPhone, to.rePair],
    topic: "handOver",
  }),
  "Is each of a pack on its own?": specific({
    requiredConcepts: [
      ["pack", "giveAway"],
      ["pack", "share"],
      ["pack", "formerOwner"],
    ],
    optionalConcepts: ["share", "formerOwner", "giveAway", "pair", "gift"],
    answer:
      "Yes: each tracker of a pack is one of its own. Give some away before they are set up, and anybody sets theirs up on their own phone and account.",
    links: [to.tagigo, to.tagManual],
  }),
  "Of somebody who has died?": specific({
    requiredConcepts: [["deceased"]],
    optionalConcepts: ["dead", "keys", "wallet", "share", "iphone", "android", "forgotAccount", "gift"],
    answer:
      "We're sorry. Only the account that it was set up with can let the tracker go. Apple and Google both help families with the account of somebody who has died: ask them, and remove the tracker there. A factory reset doesn't undo the link, and neither can we. Until then it can be turned off by its button, without any account.",
    links: [to.formerOwner, to.newPhone, to.disable, to.handOver],
  }),
  "Where is the button?": specific({
    requiredConcepts: [["whereButton"]],
    optionalConcepts: ["not", "off", "on", "reset"],
    answer:
      "On its front: on InCard Finder and Carbon Finder it's the round one at the lower right, on Tagigo it's in the middle. The guide to turning each off has a drawing.",
    links: [to.coach, to.disable],
    topic: "disable",
  }),
  "A TraceMate, Explorer or ClipX?": specific({
    requiredConcepts: [["otherModel"]],
    optionalConcepts: ["battery", "pair", "not", "reset", "dead", "formerOwner", "ring", "beepsByItself", "off"],
    alone: "always",
    answer: `If somebody may have hidden it in your things, first see who can help, and call 911 in danger. Often it's harmless, such as in a borrowed bag or car: then ask whoever lent it. Can't find it? Play its sound from the alert, and look in linings and under seats. To turn it off, press its button twice, hold the second press for about ${procedures.incardDisableHoldSeconds} seconds and let go at ${procedures.incardDisableBeeps} beeps; its page says what to do where that fails. To turn it on again, press the button once. If it's yours, remove it in Find My or Find Hub before you give it away. We don't sell TraceMate, Explorer, ClipX, SeekTag or VibeTag, and have no manual for them: for its battery or its set-up, ask who made or sold it, and don't follow the steps of another model.`,
    links: [to.found, ...new Set(Object.values(olderModelPages)), to.whoCanHelp, to.coach],
  }),
  "Lost or stolen?": specific({
    ownOnly: true,
    requiredConcepts: [["lost"]],
    optionalConcepts: ["locate", "keys", "wallet", "on", "travel", "location", "stale"],
    answer:
      "Only your own app can show where it is; we can't see it. If somebody may have taken it, don't go there: give the police the place on the map, a screenshot and the serial number. Otherwise look at the time under the place, go there and play a sound. If it isn't there, mark it as lost: in Find My under Lost Mode (newer iOS: Show Contact Info), in Find Hub under Mark as lost.",
    links: [to.lost, to.badHour, to.locate],
  }),
  "How does it start?": specific({
    ownOnly: true,
    requiredConcepts: [["startIt"]],
    optionalConcepts: ["off", "on", "pair", "box"],
    answer: `There is no switch. If a plastic tab sticks out of Tagigo's case, pull it out first; Carbon Finder wants about ${carbon.chargeHours} hours on a Qi pad. Then hold it within ${pairing.distanceCm} cm of the phone, press its button once, and add it in Find My (Items, +) or tap Connect when Android shows the pop-up.`,
    links: [to.coach, to.setupIphone, to.setupAndroid],
    topic: "iphone",
  }),
  "Re-enable?": specific({
    ownOnly: true,
    requiredConcepts: [["on"]],
    optionalConcepts: ["not", "off"],
    answer:
      "Press the button once and let go. The tracker comes back on with the pairing it had. Play a sound from the app to be sure. If it doesn't come back, hold it beside the phone and press once more.",
    links: [to.offAndOn, to.onAgain],
    topic: "disable",
  }),
  "Beep meanings?": specific({
    requiredConcepts: [["beepMeaning"]],
    optionalConcepts: ["ring", "why"],
    answer: `Count after holding the button: ${procedures.incardDisableBeeps} beeps and then silence mean it's disabled. A double beep followed by ${procedures.incardResetSuccessBeeps} beeps means it has been reset. A single press turns a disabled tracker back on.`,
    links: [to.cardFaq, to.resetFails],
    topic: "reset",
  }),
  "When is it fully charged?": specific({
    requiredConcepts: [["charge", "level"]],
    answer: `Carbon Finder is full after about ${carbon.chargeHours} hours on the pad. We know of no light or sound that says so: look at its battery in Find My or Find Hub, or play a sound. InCard Finder and Tagigo aren't charged.`,
    links: [to.charging, to.notCharging],
    trackerAnswers: {
      "carbon-finder": `It's full after about ${carbon.chargeHours} hours on the pad. We know of no light or sound that says so: look at its battery in Find My or Find Hub, or play a sound.`,
    },
  }),
  "Warm on the pad?": specific({
    answer:
      "A card may get warm on the pad. If it becomes too hot to hold, swells or smells, take it off, keep it away from anything that burns, don't charge it again, and write to us. Take the card out of the wallet, and coins, keys and bank cards off the pad: metal gets hot, and magnetic stripes can be wiped. Only Carbon Finder is charged.",
    links: [to.charging, to.notCharging, to.batteries],
  }),
  "Battery low?": {
    ownOnly: true,
    requiredConcepts: [["level"]],
    optionalConcepts: ["battery", "charge"],
    answer:
      "On an iPhone, open Find My, tap Items, then the tracker: a battery sign beside its name means it's low. On Android, open Find Hub and tap the tracker; its page shows the battery. Then charge Carbon Finder, or change Tagigo's coin cell. InCard Finder is sealed: it works until it's empty, and then you replace it.",
    links: [to.level, to.battery],
    topic: "battery",
  },
  "Does it use my phone's power?": specific({
    requiredConcepts: [["phoneBattery"]],
    optionalConcepts: ["battery", "dead", "iphone", "network"],
    answer:
      "The tracker talks to your phone by Bluetooth Low Energy, which is made to use little. We have no figure for what that takes from a phone's battery, and it differs by phone.",
    links: [to.phones],
  }),
  "Changing Tagigo's coin cell?": specific({
    requiredConcepts: [["battery", "change"]],
    optionalConcepts: ["battery", "change", "dead", "charge"],
    answer: `Tagigo's is the one that you change yourself. ${coin} InCard Finder's battery is sealed in, and Carbon Finder is recharged.`,
    links: [to.tagBattery, to.battery, to.batteries],
    topic: "battery",
    trackerAnswers: {
      "incard-finder": sealed,
      tagigo: coin,
      "carbon-finder": `Carbon Finder's battery is built in: it's recharged on a Qi pad, about every ${carbon.monthsPerCharge} months, not changed.`,
    },
  }),
  "Charging trouble?": specific({
    ownOnly: true,
    requiredConcepts: withAny("charge", "not", "dead"),
    optionalConcepts: ["charge", "not", "battery", "dead"],
    answer: `Move Carbon Finder by a finger's width in each direction, then turn it over: the two coils must lie over each other. Check the pad with a phone that charges by Qi, or try another one. Watch chargers don't fit. After about ${carbon.chargeHours} hours, press the button once and play a sound.`,
    links: [to.notCharging, to.charging],
    topic: "battery",
    trackerAnswers: {
      "incard-finder": `${sealed} It can't be charged.`,
      tagigo: `Tagigo can't be charged. ${coin}`,
    },
  }),
  "Recycling?": specific({
    requiredConcepts: [["recycle"]],
    optionalConcepts: ["battery", "dead"],
    answer:
      "Remove it from the app, then take it to a collection point for batteries or electronics. Don't put it in the household trash. Tape over both sides of an old coin cell first.",
    links: [to.recycle, to.battery],
  }),
  "Item limit?": {
    requiredConcepts: [["howMany"]],
    optionalConcepts: ["iphone", "pair"],
    answer: `An Apple ID holds up to ${apple.maxItemsPerAppleId} items. If Find My refuses another one, remove an item you no longer use. We know of no published limit at Google.`,
    links: [to.cardFaq, to.networks],
  },
  "Setting up all four of a 4-Pack?": {
    requiredConcepts: [["allFour"], ["pack", "pair"]],
    optionalConcepts: ["pair", "pack"],
    answer: `One after the other: keep the other three more than ${pairing.distanceCm} cm away, and give each a name of its own, such as its color. On an iPhone each counts as one of the ${apple.maxItemsPerAppleId} items of your Apple ID.`,
    links: [to.tagManual],
  },
  "Manual, guide, instructions?": {
    requiredConcepts: [["manual"]],
    answer:
      "Every manual is on this site and opens without a network after your first visit: setup, locating, battery, reset, disabling. The step-by-step guides show one step a screen, and each section can be printed.",
    links: [to.manuals, to.coach, to.setupIphone, to.tagIphone],
    topic: "iphone",
  },
  "Warranty: is it faulty?": specific({
    requiredConcepts: [["warranty"]],
    optionalConcepts: ["not", "lasting", "dead"],
    answer: `Every tracker has a ${shop.warrantyMonths}-month limited warranty from the day it's delivered: defects in material and workmanship, battery defects included. We repair it, replace it or refund it. Used-up batteries, accidents and water beyond the rating aren't covered.`,
    links: [to.warranty, to.claim],
  }),
  "Warranty claim?": specific({
    requiredConcepts: [["claim"], ...withAny("longAgo", "dead", "not", "silent", "battery")],
    optionalConcepts: ["warranty", "not", "dead"],
    answer: `The warranty runs ${shop.warrantyMonths} months from the day it's delivered. Try a reset first, then write to us with your order number, the model, your phone, and what happens: of a pack, for the one that's faulty. We answer within ${shop.supportHours} hours. There is nothing to register. If we ask you to send it, within the US you get a prepaid label.`,
    links: [to.claim, to.warranty],
  }),
};
