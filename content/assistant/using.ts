import { facts } from "#content/catalog/facts.ts";
import { type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, procedures } = facts;

const pressOff = `press its button twice, hold the second press for ${procedures.incardDisableHoldSeconds} seconds and let go at ${procedures.incardDisableBeeps} beeps`;
const offAgain =
  "It keeps its pairing, and a single press turns it back on. While it's off, nothing finds it, and the map keeps the last place.";
const lastPlace = "Find My and Find Hub show the last place and how long ago that was";

/** What owners ask about every day with a tracker: what it shows, whom it warns, where it hangs, what it stands. */
export const usingEntries: KnowledgeEntries = {
  "Turning off your own tracker?": specific({
    ownOnly: true,
    answer: `To turn your own tracker off, ${pressOff}. ${offAgain} Airlines don't ask for it: a tracker may stay on in a plane.`,
    links: [to.offAndOn, to.onAgain, to.coach],
    topic: "disable",
    trackerAnswers: {
      "incard-finder": `To turn InCard Finder off, ${pressOff}. It's sealed: never open it. ${offAgain}`,
      tagigo: `To turn Tagigo off, ${pressOff}, or take its ${tag.batteryCell} out. ${offAgain}`,
      "carbon-finder": `To turn Carbon Finder off, ${pressOff}. It's sealed: never open it. ${offAgain}`,
    },
  }),
  "Lost under water?": specific({
    answer: `Bluetooth hardly gets through water, so nothing hears a tracker at the bottom of a lake: the map keeps the place where it was last heard, which is where to look. InCard Finder stands ${card.waterDepthM} m of fresh water for ${card.waterMinutes} minutes, Carbon Finder ${carbon.waterDepthM} m; Tagigo isn't waterproof. If there are bank cards in it, have them blocked.`,
    links: [to.map, to.badHour],
    trackerAnswers: {
      "incard-finder": `InCard Finder stands ${card.waterDepthM} m of fresh water for ${card.waterMinutes} minutes. Bluetooth hardly gets through water, so nothing hears it at the bottom of a lake: the map keeps the place where it was last heard, which is where to look. If there are bank cards in it, have them blocked.`,
    },
  }),
  "Does a thief notice it?": specific({
    answer:
      "It may be noticed: a tracker that travels with somebody else makes their phone warn them after a while, and it may beep when it's moved. A thief can also throw it away or turn it off, so hide it well and don't rely on it alone. Nobody else can set it up as theirs while it's on your account, not even after a reset. Give the police the location and the serial number, and don't go after it alone.",
    links: [to.lost, to.badHour, to.whatItTells],
  }),
  "How often does the place update?": specific({
    answer: `There is no fixed interval, and it isn't live. The place is new whenever a phone on the network passes: in a busy street that may be minutes, where nobody passes hours or days. Near you, within about ${card.rangeM} m in the open for InCard Finder, your own phone reports it. ${lastPlace}.`,
    links: [to.oldPlace, to.map, to.quiet],
  }),
  "How exact is the place?": specific({
    answer:
      "The map shows where the phone was that heard the tracker, so it's as exact as that phone's own location, often some tens of meters off, and it names no room and no floor. None of our trackers has Precision Finding with an arrow and a distance (UWB): for the last few meters play a sound.",
    links: [to.locate, to.range, to.airTag],
  }),
  "Without hearing the sound?": specific({
    answer:
      "The map in Find My or Find Hub shows the last place and leads you there. Close by there is only the sound: we know of no light or vibration in our trackers, and none shows an arrow (UWB). Somebody who hears can help you there.",
    links: [to.locate, to.range, to.contact],
  }),
  "Location history?": specific({
    answer: `No. ${lastPlace}, and no route or list of earlier places. We have none either: locations never reach us.`,
    links: [to.map, to.places],
  }),
  "My family gets warned about my tracker?": specific({
    answer:
      "That's the protection against unwanted tracking: a phone warns when somebody else's tracker travels with it. Share the tracker in the app with the person who carries it, and their phone no longer warns: Find My from iOS 17 on with up to five people, Find Hub with other Google accounts. Sharing doesn't cross from one network to the other: then tell them about the tracker, or let them carry one of their own.",
    links: [to.alert, to.networks, to.phones],
  }),
  "Renaming it?": specific({
    answer:
      "In Find My tap Items, the tracker, then Rename Item: there you choose a name and an emoji. In Find Hub open the tracker and its settings. Give each tracker a name of its own, such as what it hangs on.",
    links: [to.locate, to.setupIphone, to.setupAndroid],
  }),
  "What is this page, or the coach?": specific({
    answer:
      "The coach shows what to do one step a screen, for your tracker and your phone: reset it, turn it off or on, pair it. It's free and needs no account. Manuals have the same in full, and the troubleshooter asks until it knows what's wrong. Tell me in a few words what you want to do.",
    links: [to.coach, to.manuals, to.noPopUp],
  }),
  "Firmware update?": specific({
    answer:
      "There is nothing to update by hand that we know of, and no app of ours to do it with. Keep your phone up to date: Find My comes with iOS, and Find Hub is updated from Google Play.",
    links: [to.phones, to.contact],
  }),
  "Work or school account, managed phone?": specific({
    answer:
      "That depends on who manages the phone: the administrator can turn off Find My, Find Hub, Bluetooth or the adding of items, and a managed account may not be allowed any. We haven't tried it, so ask your administrator first. A private account on a phone of your own works.",
    links: [to.phones, to.contact],
  }),
  "Must Bluetooth be on?": specific({
    answer:
      "Yes, on your phone: Bluetooth to set it up and to ring it nearby, Location for the map, and the internet to see the map. The app needn't be open. Where your own phone is off or away, other people's phones on the network still report the tracker.",
    links: [to.phones, to.locate, to.noPopUp],
  }),
  "Voice assistants?": specific({
    answer:
      "We know of no connection to Alexa or Google Home. Nothing of ours is needed for Siri or Google Assistant, but what they can do with a tracker is up to Apple and Google, and we promise nothing. The app always works: open Find My or Find Hub, tap the tracker, then Play Sound.",
    links: [to.locate, to.phones],
  }),
  "Does it work abroad?": specific({
    answer:
      "Yes, wherever phones on its network pass: Apple Find My and Google Find Hub aren't tied to the country that you bought it in, and there is no roaming to pay. How often it's seen depends on how many such phones there are. In some countries a network is limited or not offered: ask Apple or Google about the one that you travel to.",
    links: [to.networks, to.luggage, to.quiet],
  }),
  "For a car, a bike or a laptop?": specific({
    answer: `Yes, for things that can be lost: a card in a glove box, a laptop sleeve or under a saddle, Tagigo where it stays dry, because it isn't waterproof; for rain take InCard Finder (${card.waterRating}). It isn't an alarm and no GPS: the map shows where a phone on the network last passed it. Metal around it shortens its reach, heat behind glass can pass the ${card.temperatureMaxC} °C that InCard Finder stands, and a thief's phone will be warned about it. It's for your own things, not for following a driver.`,
    links: [to.choosing, to.tagigo, to.compare],
  }),
  "Cleaning or disinfecting?": specific({
    answer:
      "Wipe it with a soft, slightly damp cloth. We have no test with alcohol, bleach or other disinfectants, and a water rating says nothing about them, so we can't say that they do no harm. Tagigo isn't waterproof: keep its gap dry. No dishwasher, no washing machine, no autoclave.",
    links: [to.compare, to.notCovered, to.contact],
  }),
  "Can it bend or break?": specific({
    answer:
      "Don't bend, cut, drill, laminate or iron it: there are a battery and an antenna inside, and a damaged battery can catch fire. In a wallet that you sit on, keep a card between other cards, better in a front pocket. We give no figures for drops or bending. What breaks by accident isn't covered by the warranty, a defect is.",
    links: [to.notCovered, to.measures, to.claim],
  }),
  "How do I attach it?": specific({
    answer: `Never make a hole in a card: there's a battery inside that can catch fire. The two cards have none and lie in a slot or a pocket. Tagigo has a hole for a ring; a ring isn't listed as part of the box. It measures ${tag.widthMm} x ${tag.heightMm} x ${tag.thicknessMm} mm, so look for a holder of that size. Tape on a flat side does no harm that we know of, as long as the button stays free and Tagigo can still be opened.`,
    links: [to.tagigo, to.measures, to.choosing],
    trackerLinks: { "tagigo-g": to.tagigoG },
  }),
  "Does it work in a metal or RFID wallet?": specific({
    answer: `It works, over a shorter distance: metal and RFID-blocking foil weaken Bluetooth in the direction that they cover. Put the card in the outermost slot, so that metal is on one side of it only. Closed in metal all around, such as in a tin or a safe, it may not be heard at all.`,
    links: [to.choosing, to.range, to.card],
  }),
  "A key for doors, or NFC?": specific({
    answer:
      "It's a tracker only: no door key, no hotel card, no way to pay, and nothing can be stored on it. NFC isn't among what we know our trackers to have. Who finds yours sees your message in their phone, as the page for finders says.",
    links: [to.foundLost, to.measures],
  }),
  "Radiation, pacemaker, health?": specific({
    answer:
      "A tracker sends short signals by Bluetooth Low Energy, like earphones or a watch, with little power; its approvals stand on the regulatory page. With a pacemaker or another medical device, ask your doctor or the device's maker, and keep it away from the device, as with every radio and magnet. Take it off before an MRI. We have no figures on allergies.",
    links: [to.approvals, to.contact],
  }),
  "Materials, made where?": specific({
    answer: `Carbon Finder is a card of woven carbon; Tagigo has a ${tag.batteryCell} in it. Our pages don't say what else they are made of, or where: write to us if it matters to you. The regulatory page lists what has been declared and approved.`,
    links: [to.contact, to.measures, to.approvals],
    trackerLinks: { "carbon-finder": to.carbon },
  }),
  "Does Tagigo G work with an iPhone?": specific({
    answersMisfit: true,
    answer: `No. Tagigo G works with Google Find Hub only, so it needs an Android phone: no iPhone can set it up or find it. For an iPhone take the dual-network Tagigo or one of the cards. Bought Tagigo G by mistake? You can return it within ${facts.shop.returnDays} days from purchase: order the other one and send this one back. Your order says which one you have.`,
    links: [to.tagigoG, to.returning, to.tagigo],
  }),
};
