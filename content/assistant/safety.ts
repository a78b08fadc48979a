import { facts } from "#content/catalog/facts.ts";
import { emergency, hotline } from "#content/support/who-can-help.ts";
import { danger, type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";

const calls = [emergency, hotline].map(({ name, label, href }) => ({ text: `Call ${label} (${name})`, href }));

/** What somebody asks who is afraid, or has found a tracker. */
export const safetyEntries: KnowledgeEntries = {
  "Is somebody hurting you, or are you in danger?": danger({
    requiredConcepts: [["scared"]],
    optionalConcepts: ["unknown", "off", "locate"],
    answer: `In danger now? Call 911 from any phone, and go where people are or to a police station, not home. The National Domestic Violence Hotline is free and confidential, day and night: ${hotline.label}, or text START to 88788. Call it from a phone that the other person can't get into. Ask them when to turn the tracker off, before you go anywhere that must stay secret: whoever placed it may notice. We can't see whose it is; the police can ask Apple or Google.`,
    links: [to.whoCanHelp, ...calls, to.found, to.disable],
  }),
  "Will they know?": danger({
    requiredConcepts: [["willKnow"]],
    optionalConcepts: ["off", "unknown", "scared"],
    answer: `Playing a sound from the alert doesn't tell their phone; but whoever is near hears it, so not while they may be. Turning it off may: their map keeps the last place where it was seen. If you think you know who placed it and fear them, call the hotline first, ${hotline.label}; in danger, 911. Before you turn it off, screenshot the alert and its map, note the serial number, and take a picture of it where it is. Do it before you reach a place that you want to keep private.`,
    links: [to.disable, to.whoCanHelp],
  }),
  "Watched by its giver?": danger({
    answer: `Whoever set it up sees on a map where it is, and so does everybody they share it with, even if it shows in your own app too. If you're afraid of that person, talk to the hotline before you leave it behind or say anything: ${hotline.label}. If you're in danger, call 911. If you aren't afraid, ask them to share it with you or to remove it from their account.`,
    links: [to.found, to.whoCanHelp, to.disable],
  }),
  "Police, serial number?": danger({
    requiredConcepts: [["police"]],
    optionalConcepts: ["unknown", "foundOne"],
    answer:
      "In danger, call 911. Otherwise call your local police, and don't wait long: who registered it may be on record for only about 25 days after that person removes it. Take a picture of the tracker where it is, then bring it with its serial number and your screenshots. The alert shows the number, or tells you to hold the tracker to the back of your phone. The police can ask Apple or Google who registered it; we can't see that.",
    links: [to.whoCanHelp, to.disable, to.found],
  }),
  "You found a lost one?": danger({
    requiredConcepts: [["foundThing"]],
    optionalConcepts: ["foundOne", "unknown", "back", "police"],
    answer:
      "Was it hidden in your things, or does your phone say that it moves with you? Then don't take it to anyone but the police: see who can help, and call 911 if you're in danger. If it's just lost, leave it on and hand it in where you found it, at a lost and found, or to the police. If its owner marked it as lost, you can see their message. We can't see whose it is.",
    links: [to.foundLost, to.found, to.whoCanHelp, to.disable],
  }),
  "Of a passenger or guest?": specific({
    requiredConcepts: [["leftByGuest"]],
    optionalConcepts: ["foundOne"],
    answer: `It may just be forgotten. If its owner marked it as lost, you can see their message: our page on found things shows how. If you don't think it was an accident, don't ask that person: screenshot any alert, note the serial number, and see who can help. If you're afraid, call the hotline, ${hotline.label}, or 911 in danger.`,
    links: [to.foundLost, to.found, to.disable, to.whoCanHelp],
  }),
  "In a car or a room that you rented, or in something used?": danger({
    requiredConcepts: [["rented", "unknown"]],
    optionalConcepts: ["foundOne", "scan", "off"],
    answer:
      "If you feel in danger, leave and call 911. Before you ask anybody, take a screenshot of the alert and its map, tap Play Sound to find the tracker, and note the serial number. It may belong to a rental company or a former owner. If you don't trust them or their answer, don't confront them: the police can ask Apple or Google who registered it. The disable page shows how to turn it off.",
    links: [to.alert, to.found, to.disable, to.whoCanHelp],
  }),
  "Scanning for trackers that aren't yours?": danger({
    requiredConcepts: [["scan"]],
    optionalConcepts: ["unknown", "scared"],
    answer:
      "Phones listen by themselves: iPhones with iOS 17.5 or later and phones with Android 6 or later can warn you of a tracker that moves with you while its owner is elsewhere. It can take hours, and no alert isn't an all-clear. Keep Bluetooth and location on, and on an iPhone Tracking Notifications too. To scan on Android: Settings, Safety & emergency, Unknown tracker alerts, Scan now. If you're in danger, call 911.",
    links: [to.alert, to.found, to.disable],
  }),
  "May I follow a person in secret?": danger({
    requiredConcepts: [["spyOnOther"]],
    optionalConcepts: ["share"],
    answer:
      "No. Our trackers are for your own things and aren't made for following people. A tracker that travels with somebody else can make their phone warn them, and its serial number leads the police to whoever set it up.",
    links: [to.whatItTells, to.use],
  }),
  "Is it for a child?": specific({
    requiredConcepts: [["followChild"]],
    optionalConcepts: ["share", "locate", "gps", "location"],
    answer:
      "Our trackers are for things, not for following people, children included. None of the networks is built to follow a child in real time: the map shows where a phone on the network last passed, and that may be long ago. Nobody's safety should depend on one.",
    links: [to.whatItTells, to.use],
  }),
  "Swollen, hot or leaking?": danger({
    requiredConcepts: [["hot"]],
    optionalConcepts: ["battery", "charge"],
    answer: `If it smokes or burns, get away from it and call 911. Otherwise take it off your body and away from anything that burns, and lay it outdoors on something that doesn't burn. Don't charge, open or bend it, and never mail it: its battery can catch fire. Then write to us: we answer within ${facts.shop.supportHours} hours.`,
    links: [to.claim, to.contact],
  }),
  "Battery fluid on the skin or in an eye?": danger({
    answer:
      "Rinse at once with plenty of lukewarm running water: an eye for at least 15 minutes, held open, without contact lenses. Meanwhile have somebody call Poison Help, 1-800-222-1222 (US), or a doctor; 911 if it's bad. Touch what leaked with gloves only, and keep it away from children. If it's hot, swollen or smokes, get away from it first.",
    links: [to.battery, to.poisonHelp, to.contact],
  }),
  "Is it childproof?": danger({
    answer: `Tagigo's lid opens with a fingernail or a coin, and we know of no lock that keeps children out: keep it, and each coin cell, where small children can't get at it. If one may have been swallowed, or put into the nose or an ear, go to an emergency room at once, and call 1-800-498-8666 on the way. If the lid no longer closes, stop using it. The two cards are sealed and have no cell that comes out.`,
    links: [to.tagBattery, to.ingestion],
  }),
  "Swallowed?": danger({
    requiredConcepts: [["swallowed"]],
    optionalConcepts: ["battery", "pet"],
    answer:
      "Go to an emergency room at once (with an animal, to a vet), even if you aren't sure and the child seems fine: a coin cell that was swallowed, or put into the nose or an ear, can cause fatal burns in as little as two hours. On the way, call the National Battery Ingestion Hotline (US): 1-800-498-8666. Don't wait for signs, and don't make anybody vomit.",
    links: [to.tagBattery, to.ingestion],
  }),
};
