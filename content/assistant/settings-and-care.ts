import { facts } from "#content/catalog/facts.ts";
import { type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";

const { incardFinder: card, tagigo: tag, apple, shop } = facts;

/** Settings of phones and accounts, care of the trackers, and unusual uses. */
export const careEntries: KnowledgeEntries = {
  "Hackable or cloned?": specific({
    answer:
      "A tracker sends a number that changes from time to time: near you about every 15 minutes, so a stranger can't recognize it for long. Reports are encrypted so that only your devices can read them. The weak point is your account: use two-factor authentication and a screen lock that nobody guesses.",
    links: [to.whatItTells, to.privacy],
  }),
  "Microphone or camera?": specific({
    answer:
      "We know of none in our trackers: they send a Bluetooth signal and can beep. They don't record, and they store no places.",
    links: [to.whatItTells, to.measures, to.privacy],
  }),
  "A screen lock?": specific({
    answer:
      "Google's network needs one: an Android phone with a PIN, a pattern or a password, because the key to your trackers' locations is locked with it. Set one in the phone's settings under security, then try again. On a new Android phone you may be asked for the lock of the old one: keep that phone until the map works.",
    links: [to.setupAndroid, to.whatItTells, to.quiet],
  }),
  "Two-factor authentication?": specific({
    answer:
      "On an iPhone, Apple asks for two-factor authentication on your Apple Account and for Find My iPhone to be on before an item can be added. Both are in Settings, under your name. Then start again: Find My, Items, +, Add Other Item.",
    links: [to.setupIphone, to.carbonIphone, to.tagIphone],
  }),
  "Power-saving mode?": specific({
    answer:
      "We know of no need to turn it off, but phone makers do different things in it, and we haven't tried them all. If ringing or the map doesn't work, turn it off, turn Bluetooth off and on, and try again. The app needn't be open.",
    ownOnly: true,
    links: [to.oldPlace, to.noSound, to.locate],
  }),
  "Halfway through connecting?": specific({
    answer:
      "If it shows up but the last step fails: keep the phone unlocked and online, with the tracker beside it, and press its button once more, as the window closes after five minutes. Install updates that wait (on Android, Google Play services and Find Hub), restart the phone, and try again. If it's said to belong to another account, only that account can let it go.",
    links: [to.rePair, to.noPopUp, to.setupIphone],
  }),
  "Deleted by mistake?": specific({
    answer:
      "Set it up again as a new one: do a factory reset, hold it beside the phone and press its button once. On the same account nobody has to let it go, and you lose nothing but its name and its last place. If it isn't with you, it can't be added from afar: it has to be in your hand.",
    ownOnly: true,
    links: [to.rePair, to.tagRePair, to.carbonRePair],
  }),
  "An accidental press?": specific({
    answer:
      "One press by itself loses no pairing that we know of: it wakes a tracker that was off. Turning it off or resetting it takes two quick presses with the second held, and resetting Carbon Finder a long hold. If you're unsure, play a sound from the app: if it rings, all is well.",
    ownOnly: true,
    links: [to.offAndOn, to.resetFails, to.reset],
  }),
  "Identifying the model?": specific({
    answer:
      "Its name is on it: the found page shows each tracker with its drawing. InCard Finder is a light card with a round button, Carbon Finder a dark woven one, Tagigo a small square with a round face and a hole for a ring. Tagigo and Tagigo G look alike: your order says which it is, and one that can be set up in Find My isn't a G.",
    links: [to.found, to.measures, to.manuals],
  }),
  "A bitter coating?": specific({
    answer: `A new ${tag.batteryCell} often seems dead because it lies upside down, is cold, or has a bitter coating that makes poor contact. Turn it over, let it come to room temperature, hold it by the rim, and try one without a coating, such as one marked as suitable for trackers. Then press the button once. Keep coin cells away from children.`,
    links: [to.tagBattery, to.batteries, to.noSound],
  }),
  "Spare parts?": specific({
    answer: `Our pages list no lids, cases, chargers or other parts to buy. Tagigo's cell is a ${tag.batteryCell}, which supermarkets and drugstores sell; the cards' batteries aren't changed. For a part, write to us with a photo, the model and your order number. A Tagigo that no longer closes mustn't be used: keep its coin cell away from children.`,
    links: [to.contact, to.tagBattery, to.measures],
  }),
  "Unpaired by a swap?": specific({
    answer:
      "After a new coin cell listen for a beep, then play a sound from the app: if it rings, it's still yours and there's nothing to do. If the app doesn't find it, turn the phone's Bluetooth off and on. If that doesn't help, do a factory reset and set it up again. A Carbon Finder that had run out is charged first, then its button is pressed once.",
    ownOnly: true,
    links: [to.tagBattery, to.tagReset, to.tagRePair],
  }),
  "Storing it unused?": specific({
    answer:
      "Switched on, it goes on sending in a drawer and uses its battery. If you won't need it for months, turn it off: press twice and hold the second press until two beeps. One press wakes it again. Leave Carbon Finder about half full and somewhere cool; store coin cells away from children.",
    links: [to.offAndOn, to.batteries, to.onAgain],
  }),
  "Worn by recharging?": specific({
    answer:
      "Carbon Finder's battery slowly loses capacity, as every rechargeable one does, and we have no figure of how many charges or years it lasts. It ages fastest when it's both full and hot. Charge it when the app says low; a fast charger gains nothing.",
    links: [to.charging, to.batteries, to.notCovered],
  }),
  "MagSafe or USB cable?": specific({
    answer:
      "Carbon Finder charges on any Qi pad, and there is no port for a cable. A magnetic pad is no help by itself, as its ring holds only what has a matching one: lay the card flat and in the middle. Watch chargers don't work; of charging it from the back of a phone or in a car we know nothing.",
    links: [to.charging, to.notCharging],
    topic: "battery",
    trackerAnswers: {
      "incard-finder": `InCard Finder has nothing to plug in: its battery is sealed in and lasts up to ${card.batteryYearsAndroid} years on Android and up to ${card.batteryYearsIos} on iPhone. Never lay it on a charger. When it's empty, you replace the card.`,
      tagigo: `Tagigo has nothing to plug in: it runs on a ${tag.batteryCell} coin cell that you change yourself. Never recharge that cell.`,
      "tagigo-g": `Tagigo G has nothing to plug in: it runs on a ${tag.batteryCell} coin cell that you change yourself. Never recharge that cell.`,
    },
  }),
  "Ringtone or melody?": specific({
    answer:
      "Each tracker has its own beep: we know of no way to choose another tone or melody. High beeps are the first that cushions swallow and that ears lose with age, so ring from every room, or let somebody else listen.",
    links: [to.range, to.locate, to.noSound],
  }),
  "Boxes, containers, shipments?": specific({
    answer:
      "Put one into a box or a piece of luggage, in the middle and away from metal: the map shows where phones on the network pass it. In a closed steel container or on a road without people it may stay silent for days. If it travels with a mover or a driver, tell them: their phone may warn them about it.",
    links: [to.luggage, to.map, to.range],
  }),
  "Sewn into clothing?": specific({
    answer:
      "For a jacket or a uniform take a card in an inside pocket, where it lies flat, or Tagigo where it stays dry. Take it out before washing, drying and ironing: none of them stands that, and don't sew through one. Shoes bend and press it, so they're no place for a card. It's for your own things, not for following whoever wears them.",
    links: [to.choosing, to.measures, to.notCovered],
  }),
  "Eyeglasses, TV clicker?": specific({
    answer: `Tagigo measures ${tag.widthMm} x ${tag.heightMm} x ${tag.thicknessMm} mm and weighs about 11 g: for glasses that's too big, so put it or a card into their case. It comes without anything that sticks: it hangs by the hole in its corner, so on a remote control you'd have to tape it yourself, with its button free. We have nothing smaller.`,
    links: [to.tagigo, to.choosing, to.measures],
  }),
  "Checking a secondhand one?": specific({
    answer:
      "Have the seller remove it from their account in front of you, and try to pair it before you pay: that takes less than two minutes. If the phone says that it belongs to another account, only the seller can let it go. Then play the sound and look at the battery; ask how old a sealed card is.",
    links: [to.newPhone, to.handOver, to.formerOwner],
  }),
  "Truly necessary?": specific({
    answer: `That depends on what you lose: count how often each thing was gone in the last year, and begin with one tracker for the thing at the top. Use it as soon as it arrives: you have ${shop.returnDays} days from purchase to tell us that you want to return it. If you lose nothing, you need none.`,
    links: [to.choosing, to.returns, to.card],
  }),
  "The underlying technology?": specific({
    answer:
      "Every second or two a tracker sends a short Bluetooth message. A phone on its network that passes hears it, adds its own position, encrypts that and sends it to Apple or Google. Only your devices, and people you share it with, can open the report and show it on the map; close by, your phone rings the tracker itself.",
    links: [to.whatItTells, to.networks, to.quiet],
  }),
  "Bankruptcy or closure?": specific({
    answer:
      "Finding doesn't run through us: your tracker talks to Apple's or Google's network, and no server of ours is in between. So it would go on working without this shop, as long as those networks do. The manuals you have opened stay readable on your device.",
    links: [to.networks, to.places, to.warranty],
  }),
  "Mixed with AirTags?": specific({
    answer: `On an iPhone our trackers and AirTags stand side by side under Items in Find My, and each counts toward the ${apple.maxItemsPerAppleId} items of an Apple ID; so do AirPods, as two or three. An AirTag never joins Google's Find Hub.`,
    links: [to.airTagCompared, to.networksCompared, to.recentIphone],
  }),
  "A motion alarm?": specific({
    answer:
      "None of them is an alarm: we know of no message when a thing is moved, opened or enters or leaves a zone. What there is: Find My can warn you when you leave it behind, and both apps can tell you when something marked as lost is seen.",
    links: [to.use, to.map, to.networksCompared],
  }),
  "Fleet, inventory, assets?": specific({
    answer: `For a firm's tools and cases they work like for anybody: each tracker is on one Apple or Google account, an Apple ID holds ${apple.maxItemsPerAppleId} items, and sharing reaches up to five people on iPhones. We offer no dashboard, no export and no central management. Tell whoever carries them: their phones may warn them, and they aren't for following staff.`,
    links: [to.networks, to.use, to.contact],
  }),
};
