import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { type KnowledgeEntry, keywordsOf } from "./knowledge-entry.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon } = facts;

/** What is asked about the trackers themselves, mostly before buying. */
export const productEntriesOf = ({ tagigoPrices, googleSaves }: Offers): readonly KnowledgeEntry[] => [
  {
    question: "Waterproof?",
    answer: `InCard Finder is rated ${card.waterRating}: ${card.waterDepthM} m of fresh water for ${card.waterMinutes} minutes. Carbon Finder is rated ${carbon.waterRating}: ${carbon.waterDepthM} m for ${carbon.waterMinutes} minutes. Tagigo isn't waterproof. None of them belongs in a washing machine.`,
    keywords: keywordsOf(
      "water, waterproof, water proof, water resistant, water-resistant, water resistance, water damage, wet, gets wet, got wet, rain, in the rain, wash, washed, washing, washing machine, went through the wash, laundry, dryer, swim, swimming, pool, shower, ocean, sea water, ip67, ip68, puddle, splash, sweat, dropped in, toilet, underwater, submerge, moisture, humid",
    ),
    link: "/product-comparison",
    linkText: "Compare all four",
    more: [{ text: "Every measure", href: "/product-details" }],
  },
  {
    question: "Dimensions and thickness?",
    answer: `InCard Finder and Carbon Finder have the outline of a bank card, ${card.widthMm} x ${card.heightMm} mm; InCard Finder is ${card.thicknessMm} mm thick, a little more than two bank cards, and weighs ${card.weightG} g. Tagigo is ${tag.widthMm} x ${tag.heightMm} x ${tag.thicknessMm} mm and weighs about ${tag.weightG} g.`,
    keywords: keywordsOf(
      "thick, how thick, thickness, thin , how thin, thinner, thinnest, size, what size, how big, how small, how large, dimension, dimensions, measurements, millimeter, mm , inch, inches, weigh, how heavy, heavy, weight, credit card size, bank card, card slot, fit in my wallet, fit in a wallet, fit my wallet, fit in the wallet, fits in, fit into, will it fit, does it fit, slim, how many mm, how many inches",
    ),
    link: "/product-details",
    linkText: "Specifications",
  },
  {
    question: "Loudness?",
    answer: `InCard Finder rings at ${card.loudnessDb} dB, Tagigo and Tagigo G at ${tag.loudnessDb} dB, Carbon Finder at ${carbon.loudnessDb.comparison} dB. The volume can't be changed by ear alone: how loud it seems depends on the distance and on what it lies in.`,
    keywords: keywordsOf(
      "loud, how loud, louder, loudest, loudness, decibel, decibels, db , volume, too quiet, hear it from, hear it across, noise level",
    ),
    link: "/product-comparison",
    linkText: "Compare all four",
    more: [{ text: "Reading range and loudness figures", href: "/blog/1" }],
  },
  {
    question: "Distance?",
    answer: `Your own phone reaches InCard Finder within about ${card.rangeM} m in the open and Carbon Finder within up to ${carbon.rangeM} m, less through walls and bags. Beyond that, any phone on the network that passes reports where it is.`,
    keywords: keywordsOf(
      "range, what range, how far, how far away, far away, distance, maximum distance, meters, metres, feet , miles, mile, bluetooth reach, does it reach, does bluetooth, through walls, long range, bluetooth version, bluetooth 5",
    ),
    link: "/blog/1",
    linkText: "Reading range and loudness figures",
    more: [{ text: "Compare all four", href: "/product-comparison" }],
  },
  {
    question: "Tagigo or Tagigo G?",
    answer: `Tagigo ($${tagigoPrices["Dual Network"]["1-Pack"]}) pairs with Apple Find My or Google Find Hub. Tagigo G ($${tagigoPrices["Google Find Hub"]["1-Pack"]}) pairs with Google Find Hub only, so it needs an Android phone. Size, sound and colors are the same.`,
    keywords: keywordsOf(
      "tagigo or tagigo g, tagigo and tagigo g, tagigo vs tagigo g, tagigo versus, tagigo g vs, tagigo g or, tagigo g and, difference between tagigo, what is tagigo g, what's tagigo g, the g version, g mean, g stand for, tagigo and tagigo, tagigo or tagigo, tagigo g different, is tagigo g",
    ),
    link: "/products/tagigo-g",
    linkText: "Tagigo G",
    more: [{ text: "Tagigo", href: "/products/tagigo" }],
  },
  {
    question: "The two cards?",
    answer: `Carbon Finder is recharged on a Qi pad, about every ${carbon.monthsPerCharge} months, and is made of woven carbon. InCard Finder has a sealed battery that lasts up to ${card.batteryYearsAndroid} years and is then replaced with the card; it has the higher water rating (${card.waterRating}) and the longer range.`,
    keywords: keywordsOf(
      "incard or carbon, incard finder or carbon, carbon or incard, carbon or regular, carbon finder or, incard finder or, incard vs carbon, carbon vs, carbon vs incard, incard finder vs, incard and carbon, incard finder and carbon, between incard, between carbon, carbon finder and incard, two cards differ, difference between the cards, difference between the two cards, carbon finder better, incard better, two cards",
    ),
    link: "/product-comparison",
    linkText: "Compare all four",
    more: [{ text: "Carbon Finder", href: "/products/carbon-finder" }],
  },
  {
    question: "AirTag or Tile instead?",
    answer: `InCard Finder is a ${card.thicknessMm} mm card for Apple Find My or Google Find Hub. An AirTag is a disc for Find My alone, with an arrow on newer iPhones; Tile Slim is a card on Tile's own network. A table on our home page sets them side by side, also where they do better.`,
    keywords: keywordsOf(
      "airtag, airtags, an airtag, vs airtag, than airtag, than an airtag, air tag, tile , tile slim, vs tile, than tile, chipolo, samsung smarttag, smarttag, eufy, pebblebee, competitor, apple's tracker, compared to apple, ultra wideband, uwb, arrow, precision finding, better than, apple's, than apple",
    ),
    link: "/#compare",
    linkText: "InCard Finder beside AirTag and Tile",
  },
  {
    question: "For wallets?",
    answer: `InCard Finder if you want no upkeep: ${card.thicknessMm} mm, sealed, up to ${card.batteryYearsAndroid} years without a charger. Carbon Finder if you would rather recharge than replace.`,
    keywords: keywordsOf(
      "for my wallet, for a wallet, for wallets, for the wallet, wallet tracker, tracker for wallet, best for wallet, for purse, for my purse, for a purse, passport, card holder, for a passport",
    ),
    link: "/products/incard-finder",
    linkText: "InCard Finder",
    more: [{ text: "Card or keyring: start from the thing you lose", href: "/blog/2" }],
  },
  {
    question: "For keys?",
    answer: `Tagigo: ${tag.loudnessDb} dB, about ${tag.weightG} g, with a hole for a ring and a ${tag.batteryCell} you change yourself. If everyone who looks for them has Android, Tagigo G does the same${googleSaves === null ? "" : " for less"}.`,
    keywords: keywordsOf(
      "for my keys, for keys, for the keys, for car keys, for my car keys, for house keys, key finder, key tracker, keychain, key chain, keyring, key ring, tracker for keys, best for keys, backpack, school bag, remote control, bike, bicycle",
    ),
    link: "/products/tagigo",
    linkText: "Tagigo",
    more: [{ text: "Card or keyring: start from the thing you lose", href: "/blog/2" }],
  },
  {
    question: "Luggage and flying?",
    answer:
      "Yes, a tracker may stay switched on in checked baggage: all of ours are far below the battery limit. Check with your airline when you fly abroad. Put it in the middle of the bag, away from metal, and expect no updates in the air.",
    keywords: keywordsOf(
      "luggage, suitcase, baggage, checked bag, check it in, airport, airline, airplane, on a plane, on the plane, plane, flight, fly , flying, tsa, carry on, carry-on, cabin, travel, traveling, vacation, cruise, airport sec, security check, through airport, through security",
    ),
    link: "/blog/6",
    linkText: "A tracker in your checked bag",
  },
  {
    question: "Dogs and cats?",
    answer:
      "You can hang Tagigo on a collar, and it will show where a phone on the network last passed. It doesn't follow a running animal live, and a chewed tag is a swallowed coin cell, so for an animal that roams use a closed holder or a GPS collar.",
    keywords: keywordsOf(
      "dog, dogs, my dog, cat , cats, my cat, pet , pets, puppy, kitten, collar, animal, horse, livestock",
    ),
    link: "/#faq",
    linkText: "Frequent questions",
  },
  {
    question: "In the box?",
    answer:
      "The tracker and a quick start guide. Tagigo comes with its first coin cell. No charging pad comes with Carbon Finder: any Qi pad will do, such as one made for phones.",
    keywords: keywordsOf(
      "in the box, the box, included, include a, includes, come with, comes with, package contents, need to buy anything else, charger included, pad included, cable included, accessories, ring included, keyring included, charger come",
    ),
    link: "/products/carbon-finder?tab=faq",
    linkText: "Questions about Carbon Finder",
    more: [{ text: "InCard Finder", href: "/products/incard-finder" }],
  },
  {
    question: "Heat, cold, temperature?",
    answer: `InCard Finder works from ${card.temperatureMinC} to ${card.temperatureMaxC} °C. Deep cold uses the battery up sooner, and a dashboard in July can pass the upper figure. Let a very cold or hot tracker come to room temperature and try again.`,
    keywords: keywordsOf(
      "temperature, temperatures, freezing, freeze, freezer, winter, cold , the cold, cold weather, snow, summer, hot car, hot weather, heat , dashboard, in the sun, sauna, celsius, fahrenheit",
    ),
    link: `${manualAddress("incard-finder", "battery").replace(/#.*/, "")}#battery-life`,
    linkText: "InCard Finder battery",
    more: [{ text: "Three batteries, three habits", href: "/blog/9" }],
  },
  {
    question: "Certification, FCC, CE?",
    answer: `Approvals and their sheets are listed by product on the regulatory page. InCard Finder's model number is ${card.modelNumber}, Tagigo's ${tag.modelNumber}.`,
    keywords: keywordsOf(
      "fcc, ce , ce mark, ised, ukca, telec, rohs, certificate, certificates, certification, certified, regulatory, compliance, declaration of conformity, model number, approval, radiation, safety certificate",
    ),
    link: "/regulatory",
    linkText: "Approvals and sheets",
  },
  {
    question: "Recommend: best one to choose?",
    answer: `For a wallet without upkeep: InCard Finder. To recharge rather than replace: Carbon Finder. For keys with an iPhone: Tagigo. For keys where everyone has Android: Tagigo G. To stand getting wet: InCard Finder (${card.waterRating}).`,
    keywords: keywordsOf(
      "which one, which one should, which should i, which tracker, which card, which product, which model, should i buy, should i get, should i choose, should i order, best one, best tracker, which is best, which is better, recommend, recommendation, suggest, help me choose, help me decide, help choosing, what should i, right for me, choose between",
    ),
    link: "/product-comparison",
    linkText: "Compare all four",
    more: [{ text: "Card or keyring: start from the thing you lose", href: "/blog/2" }],
  },
];
