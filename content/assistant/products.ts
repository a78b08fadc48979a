import { printedOutline } from "#content/catalog/disagreeing-figures.ts";
import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { moneyText } from "#content/money.ts";
import { type KnowledgeEntries, specific, trackerPage } from "./knowledge-entry.ts";
import { to } from "./links.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, shop } = facts;

const cardWater = `InCard Finder is rated ${card.waterRating}: ${card.waterDepthM} m of fresh water for ${card.waterMinutes} minutes.`;
const carbonWater = `Carbon Finder is rated ${carbon.waterRating}: ${carbon.waterDepthM} m for ${carbon.waterMinutes} minutes.`;
const tagWater = "Tagigo isn't waterproof.";
const washed =
  "No washing machine is covered by the warranty. Dry it, press its button once and play a sound from the app: if that works, all is well.";
const dryTag = "If it gets wet, take the battery out at once and let both dry before you close it.";
const cardOutline = ({ figures }: Offers): string => printedOutline(figures, "product page").join(" x ");
const cardSize = (offers: Offers): string =>
  `InCard Finder measures ${cardOutline(offers)} mm, like a bank card, is ${card.thicknessMm} mm thick, a little more than two bank cards, and weighs ${card.weightG} g.`;
const tagSize = `Tagigo is ${tag.widthMm} x ${tag.heightMm} x ${tag.thicknessMm} mm and weighs about ${tag.weightG} g.`;

const inTheBox =
  "The tracker and a quick start guide. Tagigo comes with its first coin cell. No charging pad comes with Carbon Finder: any Qi pad will do, such as one made for phones.";

const noVolume = "We know of no volume setting: how loud it seems depends on the distance and on what it lies in.";

/** What is asked about the trackers themselves, mostly before buying. */
export const productEntries: KnowledgeEntries = {
  "Waterproof?": {
    requiredConcepts: [["water"]],
    answer: `${cardWater} ${carbonWater} ${tagWater} None of them belongs in a washing machine.`,
    links: [to.compare, to.measures, to.carbon],
    topic: "product",
    trackerAnswers: {
      "incard-finder": `${cardWater} That covers puddles and sinks, not the washing machine.`,
      tagigo: `${tagWater} Keep it out of rain and water. ${dryTag}`,
      "carbon-finder": `${carbonWater} Rain and spills are fine; take it out before swimming or washing.`,
    },
  },
  "It has been washed?": specific({
    requiredConcepts: [["washed"]],
    optionalConcepts: ["water", "dead", "not", "temperature"],
    answer: `Tagigo isn't waterproof: take its battery out at once and let both dry before you close it. InCard Finder and Carbon Finder: ${washed}`,
    links: [to.compare, to.notCovered, to.noSound],
    trackerAnswers: {
      "incard-finder": `${cardWater} ${washed}`,
      tagigo: `${tagWater} ${dryTag} Water in a Tagigo isn't covered by the warranty.`,
      "tagigo-g": `Tagigo G isn't waterproof. ${dryTag} Water in it isn't covered by the warranty.`,
      "carbon-finder": `${carbonWater} ${washed} Don't charge it before it's dry.`,
    },
    trackerLinks: { tagigo: to.tagBattery, "tagigo-g": trackerPage("battery", "tagigo-g") },
  }),
  "Dimensions and thickness?": {
    requiredConcepts: [["size"], ["size", "wallet"]],
    optionalConcepts: ["compare", "wallet"],
    answer: (offers) =>
      `InCard Finder and Carbon Finder have the outline of a bank card, ${cardOutline(offers)} mm; InCard Finder is ${card.thicknessMm} mm thick, a little more than two bank cards, and weighs ${card.weightG} g. ${tagSize}`,
    links: [to.measures, to.compare, to.card],
    topic: "product",
    trackerAnswers: {
      "incard-finder": cardSize,
      tagigo: tagSize,
      "carbon-finder": ({ figures }) =>
        `Carbon Finder has the outline of a bank card, ${carbon.widthMm} x ${carbon.heightMm} mm, is ${figures["carbon-thickness"]["product page"]} mm thick and weighs ${carbon.weightG} g.`,
    },
  },
  "Loudness?": specific({
    requiredConcepts: [["loud"], ["loud", "ring"]],
    answer: ({ figures }) =>
      `InCard Finder rings at ${card.loudnessDb} dB, Tagigo and Tagigo G at ${tag.loudnessDb} dB, Carbon Finder at ${figures["carbon-loudness"]["comparison page"]} dB. ${noVolume}`,
    links: [to.compare, to.range, to.measures],
    trackerAnswers: {
      "incard-finder": `InCard Finder rings at ${card.loudnessDb} dB. ${noVolume}`,
      tagigo: `Tagigo rings at ${tag.loudnessDb} dB. ${noVolume}`,
      "tagigo-g": `Tagigo G rings at ${tag.loudnessDb} dB. ${noVolume}`,
      "carbon-finder": ({ figures }) =>
        `Carbon Finder rings at ${figures["carbon-loudness"]["comparison page"]} dB. ${noVolume}`,
    },
  }),
  "Distance?": {
    requiredConcepts: [["range"]],
    optionalConcepts: ["locate", "pair", "ring", "internet"],
    answer: `Your own phone reaches InCard Finder within about ${card.rangeM} m in the open and Carbon Finder within up to ${carbon.rangeM} m, less through walls and bags. Beyond that, any phone on the network that passes reports where it is.`,
    links: [to.range, to.farAway, to.compare],
    trackerAnswers: {
      tagigo:
        "We have no figure for Tagigo's range: it's as far as Bluetooth reaches, less through walls and bags. Beyond that, any phone on the network that passes reports where it is.",
      "tagigo-g":
        "We have no figure for Tagigo G's range: it's as far as Bluetooth reaches, less through walls and bags. Beyond that, any Android phone on the network that passes reports where it is.",
      "carbon-finder": `Your own phone reaches Carbon Finder within up to ${carbon.rangeM} m in the open, less through walls and bags. Beyond that, any phone on the network that passes reports where it is.`,
    },
  },
  "Tagigo or Tagigo G?": specific({
    requiredConcepts: [["twoTags"]],
    optionalConcepts: ["compare", "recommend"],
    answer: ({ tagigoPrices }) =>
      `Tagigo (${moneyText(tagigoPrices["Dual Network"]["1-Pack"])}) pairs with Apple Find My or Google Find Hub. Tagigo G (${moneyText(tagigoPrices["Google Find Hub"]["1-Pack"])}) pairs with Google Find Hub only, so it needs an Android phone. Size, sound and colors are the same.`,
    links: [to.tagigoG, to.tagigo],
  }),
  "Better for the environment?": specific({
    answer: `Carbon Finder is charged again and again, and Tagigo takes a new coin cell; InCard Finder is sealed, so the whole card is replaced when it's empty, after up to ${card.batteryYearsAndroid} years. We have no figures on footprints, and no take-back here: old ones belong in a collection point for batteries or electronics.`,
    links: [to.compare, to.recycle],
  }),
  "The two cards?": specific({
    requiredConcepts: [["between"]],
    optionalConcepts: ["compare", "recommend"],
    answer: `Carbon Finder is recharged on a Qi pad, about every ${carbon.monthsPerCharge} months, and is made of woven carbon. InCard Finder has a sealed battery that lasts up to ${card.batteryYearsAndroid} years and is then replaced with the card; it has the higher water rating (${card.waterRating}) and the longer range.`,
    links: [to.compare, to.carbon, to.card],
  }),
  "Is there an older or a newer version?": specific({
    answer: `Our pages describe what we sell today. They don't say what differed in an earlier one, or what comes next: write to us with a photo of yours, and we'll tell you what we know. We answer within ${shop.supportHours} hours.`,
    links: [to.contact, to.compare],
  }),
  "AirTag or Tile instead?": specific({
    requiredConcepts: [["airtag"]],
    optionalConcepts: ["compare", "recommend", "iphone"],
    answer: `InCard Finder is a ${card.thicknessMm} mm card for Apple Find My or Google Find Hub. An AirTag is a disc for Find My alone, with an arrow on newer iPhones, which ours don't have; Tile Slim is a card on Tile's own network. Tables set them side by side, also where they do better.`,
    links: [to.airTag, to.airTagCompared],
    trackerAnswers: {
      tagigo: `Tagigo is a ${tag.widthMm} mm square with a hole for the ring, for Apple Find My or Google Find Hub, with a coin cell as an AirTag has. An AirTag is for Find My alone and needs a holder, but it's rated IP67, where Tagigo isn't waterproof, and it leads newer iPhones with an arrow, which Tagigo doesn't have.`,
    },
    trackerLinks: { tagigo: { text: "Tagigo beside an AirTag", href: "/products/tagigo?tab=specifications#airtag" } },
  }),
  "For wallets?": {
    requiredConcepts: [["wallet"], ["wallet", "recommend"]],
    answer: `InCard Finder if you want no upkeep: ${card.thicknessMm} mm, sealed, up to ${card.batteryYearsAndroid} years without a charger. Carbon Finder if you would rather recharge than replace.`,
    links: [to.card, to.carbon, to.choosing],
  },
  "For keys?": {
    requiredConcepts: [["keys"], ["keys", "recommend"]],
    answer: ({ googleSaves }) =>
      `Tagigo: ${tag.loudnessDb} dB, about ${tag.weightG} g, with a hole for a ring and a ${tag.batteryCell} you change yourself. If everyone who looks for them has Android, Tagigo G does the same${googleSaves === null ? "" : " for less"}.`,
    links: [to.tagigo, to.tagigoG, to.choosing],
  },
  "A present: which one fits?": specific({
    requiredConcepts: [["gift"]],
    optionalConcepts: ["keys", "wallet", "recommend", "lost", "iphone", "android"],
    answer: `For keys or a bag: Tagigo. For a wallet: InCard Finder, or Carbon Finder for somebody who would rather recharge it. The phone of whoever carries it decides: with an iPhone take the dual-network Tagigo, not Tagigo G. It's set up on their phone, and an order can be returned within ${shop.returnDays} days. When each of them ships stands on the shipping page.`,
    links: [to.compare, to.tagigo, to.card, to.shipping],
  }),
  "The easiest to use?": specific({
    requiredConcepts: [["easy"]],
    optionalConcepts: ["recommend", "compare", "phone", "app", "pair", "keys", "wallet"],
    answer: `InCard Finder asks least of you: it lies in the wallet, and there is nothing to charge or change for years. For keys it's Tagigo, whose coin cell is changed once in a while. All are set up in the same way: hold it beside the phone, press its button once and follow the phone, with no app of ours and no account with us. Our step-by-step help goes along, one screen at a time; somebody else can do it with you on your phone.`,
    links: [to.card, to.tagigo, to.coach, to.compare],
  }),
  "Does it harm bank cards?": specific({
    requiredConcepts: [["magnet"]],
    optionalConcepts: ["wallet", "not", "dead", "charge"],
    answer:
      "We know of no way in which a tracker would: it sends by Bluetooth Low Energy, with little power. A charging pad is another matter: take bank cards away before you lay Carbon Finder on one. If a bank card fails, try it apart from the tracker, and ask your bank. None of ours blocks RFID that we know of.",
    links: [to.card, to.batteries, to.contact],
  }),
  "Luggage and flying?": {
    requiredConcepts: [["travel"]],
    optionalConcepts: ["recommend", "locate", "off", "battery", "privacy", "phone"],
    answer:
      "Yes, a tracker may stay switched on in checked baggage: all of ours are far below the battery limit. Check with your airline when you fly abroad. Put it in the middle of the bag, away from metal, and expect no updates in the air.",
    links: [to.luggage, to.tagigo, to.card],
  },
  "Dogs and cats?": specific({
    requiredConcepts: [["pet"]],
    optionalConcepts: ["recommend", "locate", "gps", "spyOnOther"],
    answer:
      "You can hang Tagigo on a collar, and it will show where a phone on the network last passed. It doesn't follow a running animal live, and a chewed tag is a swallowed coin cell, so for an animal that roams use a closed holder or a GPS collar.",
    links: [to.pets, to.tagigo],
  }),
  "Water and a dog or cat?": specific({
    requiredConcepts: [["pet", "water"]],
    answer: `${tagWater} So it's nothing for an animal that swims or is out in the rain, and none of our trackers follows one live: for that take a GPS collar. A chewed tag is a swallowed coin cell: for a dry animal use a closed holder.`,
    links: [to.pets, to.compare],
  }),
  "In the box?": specific({
    requiredConcepts: [["box"]],
    optionalConcepts: ["charge", "battery", "manual"],
    answer: inTheBox,
    links: [to.carbonBox, to.card, to.tagigo],
    trackerAnswers: {
      "incard-finder": "InCard Finder and a quick start guide. It needs no battery and no charger.",
      tagigo: "Tagigo with its first coin cell, and a quick start guide.",
      "tagigo-g": inTheBox,
      "carbon-finder":
        "One Carbon Finder and a quick start guide. No charging pad: any Qi pad will do, such as one made for phones.",
    },
    trackerLinks: { "incard-finder": to.card, tagigo: to.tagigo },
  }),
  "Heat, cold, temperature?": specific({
    requiredConcepts: [["temperature"]],
    optionalConcepts: ["battery", "water"],
    answer: `InCard Finder works from ${card.temperatureMinC} to ${card.temperatureMaxC} °C. Deep cold uses the battery up sooner, and a dashboard in July can pass the upper figure. Let a very cold or hot tracker come to room temperature and try again.`,
    links: [to.batteryLife, to.batteries],
    topic: "battery",
    trackerAnswers: {
      tagigo:
        "We have no figures for Tagigo's temperatures. Deep cold uses a coin cell up sooner. Let a very cold or hot tracker come to room temperature and try again.",
      "carbon-finder":
        "We have no figures for Carbon Finder's temperatures. Heat and cold use a battery up sooner. Let a very cold or hot tracker come to room temperature and try again.",
    },
  }),
  "Certification, FCC, CE?": {
    requiredConcepts: [["certificate"]],
    answer: `Approvals and their sheets are listed by product on the regulatory page. InCard Finder's model number is ${card.modelNumber}, Tagigo's ${tag.modelNumber}.`,
    links: [to.approvals],
  },
  "What is this product?": {
    answersName: true,
    answer: `InCard Finder is a ${card.thicknessMm} mm card with a sealed battery, Carbon Finder a card that you recharge, Tagigo a tag for a key ring, and Tagigo G the same tag for Android alone.`,
    links: [to.card, to.carbon, to.tagigo, to.compare],
    topic: "product",
    trackerAnswers: {
      "incard-finder": (offers) =>
        `InCard Finder (${moneyText(offers["incard-finder"].price)}) is a ${card.thicknessMm} mm card for a wallet, ${card.waterRating}, with a sealed battery that lasts up to ${card.batteryYearsAndroid} years on Android and up to ${card.batteryYearsIos} on iPhone. It works with Apple Find My or Google Find Hub. ${offers["incard-finder"].note}`,
      tagigo: (offers) =>
        `Tagigo (from ${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])}) is a tag for keys and bags, ${tag.loudnessDb} dB loud, with a ${tag.batteryCell} that you change yourself. It works with Apple Find My or Google Find Hub. ${offers.tagigo.note}`,
      "tagigo-g": (offers) =>
        `Tagigo G (from ${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])}) is a tag for keys and bags, ${tag.loudnessDb} dB loud, with a ${tag.batteryCell} that you change yourself. It works with Google Find Hub alone, so it needs an Android phone. ${offers.tagigo.note}`,
      "carbon-finder": (offers) =>
        `Carbon Finder (${moneyText(offers["carbon-finder"].price)}) is a card of woven carbon, ${carbon.waterRating}, that you recharge on any Qi pad about every ${carbon.monthsPerCharge} months. It works with Apple Find My or Google Find Hub. ${offers["carbon-finder"].note}`,
    },
  },
  "Contradicting numbers?": specific({
    answer: `If two pages give different figures for one tracker, don't go by either: write to us which ones you saw, and we tell you what holds for the one that you'd get; we answer within ${shop.supportHours} hours. Where we know of two, a note below the specifications says so.`,
    links: [to.contact, to.measures],
  }),
  "Recommend: best one to choose?": {
    requiredConcepts: [
      ["recommend"],
      ["recommend", "keys", "wallet"],
      ["recommend", "keys", "travel"],
      ["recommend", "wallet", "travel"],
    ],
    optionalConcepts: ["price", "travel"],
    answer: `For a wallet without upkeep: InCard Finder. To recharge rather than replace: Carbon Finder. For keys with an iPhone: Tagigo. For keys where everyone has Android: Tagigo G. To stand getting wet: InCard Finder (${card.waterRating}).`,
    links: [to.compare, to.choosing],
  },
};
