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
    answer:
      "Call 911 if you're in danger now. The National Domestic Violence Hotline is free, confidential and open at any hour: 1-800-799-7233, or text START to 88788. Use a phone that the other person can't look into, and don't turn the tracker off yet: whoever placed it may notice. The police can ask Apple or Google whose it is; we can't see that.",
    links: [to.whoCanHelp, ...calls, to.found, to.disable],
  }),
  "Will they know?": danger({
    requiredConcepts: [["willKnow"]],
    optionalConcepts: ["off", "unknown", "scared"],
    answer:
      "They may: their map stops at the place and time where you turn it off. If you're in danger, call 911. Before you turn it off, take a screenshot of the alert and its map, note the serial number, and take a picture of the tracker where it is. If you think you know who placed it, talk to the hotline first: 1-800-799-7233.",
    links: [to.disable, to.whoCanHelp],
  }),
  "Watched by its giver?": danger({
    answer:
      "Whoever set it up sees on a map where it is, and so does everybody they share it with. If it isn't in your own Find My or Find Hub, it's on somebody else's account: you may leave it at home, ask them to share it with you, or have them remove it. If you're afraid of that person, talk to the hotline first: 1-800-799-7233. If you're in danger, call 911.",
    links: [to.found, to.whoCanHelp, to.disable],
  }),
  "Police, serial number?": danger({
    requiredConcepts: [["police"]],
    optionalConcepts: ["unknown", "foundOne"],
    answer:
      "The police can ask Apple or Google who registered it; we can't see that. The alert shows the serial number, or tells you to hold the tracker to the back of your phone to see it. Bring them the tracker, that number and your screenshots.",
    links: [to.whoCanHelp, to.disable, to.found],
  }),
  "You found a lost one?": danger({
    requiredConcepts: [["foundThing"]],
    optionalConcepts: ["foundOne", "unknown", "back", "police"],
    answer:
      "It may just be lost. We can't see whose it is. If its owner has marked it as lost, you can see the message or the number that they left for you. Only the person who set it up can remove it from their account. Leave it on, and take it back to them, or to a lost and found.",
    links: [to.foundLost, to.found],
  }),
  "Of a passenger or guest?": specific({
    requiredConcepts: [["leftByGuest"]],
    optionalConcepts: ["foundOne"],
    answer:
      "It may just be forgotten. If its owner has marked it as lost, you can see the message or the number that they left for you: the page says where to look. If you don't think that it's an accident, take a screenshot of any alert, and see who can help.",
    links: [to.foundLost, to.found, to.disable, to.whoCanHelp],
  }),
  "In a car or a room that you rented, or in something used?": danger({
    requiredConcepts: [["rented", "unknown"]],
    optionalConcepts: ["foundOne", "scan", "off"],
    answer:
      "It may belong to whoever rents it out, or to its last owner: ask them. In the alert, tap Play Sound to find it, and take a screenshot with the map and the serial number. If they don't know of it, the police can ask Apple or Google who registered it. How to turn it off stands on the page about disabling. If you feel in danger, call 911.",
    links: [to.alert, to.found, to.disable, to.whoCanHelp],
  }),
  "Scanning for trackers that aren't yours?": danger({
    requiredConcepts: [["scan"]],
    optionalConcepts: ["unknown", "scared"],
    answer:
      "Phones listen by themselves: iPhones with iOS 17.5 or later and phones with Android 6 or later warn you about a tracker that travels with you and isn't yours. On Android you can also scan by hand: Settings, Safety & emergency, Unknown tracker alerts. If you're in danger, call 911.",
    links: [to.alert, to.found, to.disable],
  }),
  "May I follow a person in secret?": danger({
    requiredConcepts: [["spyOnOther"]],
    optionalConcepts: ["share"],
    answer:
      "No. Our trackers are for your own things and aren't made for following people. A tracker that travels with somebody else makes their phone warn them, and its serial number leads the police to whoever set it up.",
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
    answer: `Take it away from your body and from anything that burns, don't charge, open or bend it, and never mail it: its battery can catch fire. Keep it outdoors if you can and write to us. We answer within ${facts.shop.supportHours} hours; if something burns, call 911.`,
    links: [to.claim, to.contact],
  }),
  "Is it childproof?": danger({
    answer: `Tagigo's lid opens with a fingernail or a coin, and we know of no lock that keeps children out: keep it, and each coin cell, where small children can't get at it. A swallowed coin cell is an emergency: go to an emergency room at once, and call 1-800-498-8666 on the way. The two cards are sealed and have no cell that comes out.`,
    links: [to.tagBattery, to.ingestion],
  }),
  "Swallowed?": danger({
    requiredConcepts: [["swallowed"]],
    optionalConcepts: ["battery", "pet"],
    answer:
      "Go to an emergency room at once: a swallowed coin cell can cause fatal burns inside the body in as little as two hours. In the US, call the National Battery Ingestion Hotline on the way: 1-800-498-8666. For an animal, go to a vet as fast.",
    links: [to.tagBattery, to.ingestion],
  }),
};
