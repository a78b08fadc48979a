import { printedOutline } from "#content/catalog/disagreeing-figures.ts";
import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { scale } from "#content/diagrams/scale.ts";
import { mapChapter, notForChapter, type ProductPage, ringsChapter, setupChapter } from "#content/products/chapters.ts";
import { incardFinderCompared } from "./compared.ts";
import { incardFinderSpecs } from "./specifications.ts";

const { incardFinder: f, tagigo: tag } = facts;

/** Gives what InCard Finder's page says. */
export const incardFinderPageOf = (offers: Offers): ProductPage => ({
  title: "InCard Finder",
  lead: `A ${f.thicknessMm} mm tracker the size of a bank card, for Apple Find My or Google Find Hub.`,
  overview: {
    lead: "Wallets go missing in two ways. Either they are close and out of sight, or they are where you were an hour ago. InCard Finder answers the first with a ring and the second with a location on the map.",
    chapters: [
      {
        figure: { value: `${f.thicknessMm}`, unit: "mm" },
        title: "Fits a slot that takes two bank cards",
        text: [
          "The size of a bank card, and a little thicker than two of them.",
          `At ${f.weightG} g it weighs about as much as two quarters.`,
        ],
        layout: "bleed",
        edgeProof: {
          thickness: `${f.thicknessMm} mm`,
          cards: "two bank cards",
          cardsThickness: `${2 * scale.bankCardThicknessMm} mm`,
        },
      },
      ringsChapter(f.loudnessDb, "The sound comes out at the corner that stays above the leather.", {
        name: "incard-speaker",
        lines: "dark",
        sound: [59.5, 49.5],
      }),
      mapChapter({
        device: "incard-finder",
        it: "the card",
        thing: "Wallet",
        figure: { about: "about", value: `${f.rangeM}`, unit: "m" },
        near: `Within about ${f.rangeM} m in the open`,
        rangeM: f.rangeM,
        title: "Shows up on the map your phone already has",
        picture: { name: "incard-phone" },
      }),
      {
        figure: { about: "up to", value: `${f.batteryYearsAndroid}`, unit: "years" },
        title: "Years without a charger, then a new card",
        text: [
          `The battery is sealed in. That keeps the card at ${f.thicknessMm} mm and ${f.waterRating}, and it means that after up to ${f.batteryYearsAndroid} years on Android, or up to ${f.batteryYearsIos} on iOS, you replace the card.`,
        ],
        links: [{ label: "Rather recharge? See Carbon Finder", to: "/products/carbon-finder" }],
        picture: { name: "incard-angle" },
        drawing: {
          kind: "battery",
          lives: [
            { label: `Android, up to ${f.batteryYearsAndroid} years`, length: f.batteryYearsAndroid },
            { label: `iOS, up to ${f.batteryYearsIos} years`, length: f.batteryYearsIos },
          ],
          afterwards: "a new card",
          alt: `Battery life: up to ${f.batteryYearsAndroid} years on Android, up to ${f.batteryYearsIos} years on iOS, then a new card.`,
        },
      },
      {
        figure: { about: f.waterRating, value: `${f.waterDepthM}`, unit: "m" },
        layout: "bleed",
        title: "A puddle won't stop it",
        text: [
          `Rated for ${f.waterDepthM} m of fresh water for ${f.waterMinutes} minutes. That covers puddles and wash basins, not the washing machine.`,
        ],
        picture: { name: "incard-water" },
      },
      setupChapter("incard-finder", ["iPhone", "Android"], {
        name: "incard-button",
        lines: "dark",
        rings: [57, 54],
      }),
      notForChapter(
        incardFinderCompared(offers).notFor,
        ["carbon-finder", "Carbon Finder is the same size and charges on a Qi pad."],
        "carbon-pair",
      ),
    ],
  },
  upClose: ["incard-pocket", "design-wallet", "design-passport", "incard-glove"],
  goesWith: {
    tagigo: {
      picture: "tagigo-keys",
      reason: `For what has no card slot: keys, bags, suitcases. ${tag.loudnessDb} dB.`,
    },
    "carbon-finder": { picture: "carbon-charging", reason: "For the second wallet: recharges on a Qi pad." },
  },
  features: [
    {
      icon: "credit-card",
      title: "Bank card size",
      text: `${printedOutline(offers.figures, "product page").join(" x ")} mm and ${f.weightG} g. Fits a slot that takes two bank cards.`,
    },
    { icon: "radar", title: "Your choice of network", text: "Set it up with Find My or Find Hub. Reset it to change." },
    {
      icon: "droplets",
      title: f.waterRating,
      text: `${f.waterDepthM} m of fresh water for ${f.waterMinutes} minutes.`,
    },
    {
      icon: "shield-check",
      title: "Nothing to sign up for",
      text: "No account with us, no app of ours, no subscription fees.",
    },
    {
      icon: "bell-ring",
      title: "Left-behind alerts",
      text: "Apple's Find My warns you when you walk off without it. We know of no such warning in Google's Find Hub.",
    },
    {
      icon: "smartphone",
      title: "Shared, and marked as lost",
      text: "Your family sees it too, each on the same network. Mark it as lost, and whoever finds it reads your message.",
    },
  ],
  specs: incardFinderSpecs(offers.figures),
  // What the box holds isn't known: this is the least that a card needs to be usable.
  inTheBox: ["One InCard Finder", "Quick start guide"],
});
