import { facts } from "#content/catalog/facts.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { helpers, helpersAnchor } from "#content/support/disable.ts";
import { type KnowledgeEntry, keywordsOf } from "./knowledge-entry.ts";

const { shop } = facts;

/** Telephone numbers of who can help, as links. */
const calls = helpers.flatMap(({ name, phone }) =>
  phone ? [{ text: `Call ${phone.label} (${name})`, href: phone.href }] : [],
);

const whoCanHelp = `/support/disable#${helpersAnchor}`;

/** What somebody asks who is afraid, or has found a tracker. */
export const safetyEntries: readonly KnowledgeEntry[] = [
  {
    question: "Is somebody hurting you, or are you in danger?",
    answer:
      "Call 911 if you're in danger now. The National Domestic Violence Hotline is free, confidential and open at any hour: 1-800-799-7233, or text START to 88788. Use a phone that the other person can't look into, and don't turn the tracker off yet: whoever placed it may notice.",
    keywords: keywordsOf(
      "hurting, hurting me, hurt me, hurts me, going to hurt, hits me, hit me, hitting, beats me, beating me, in danger, abuse, abusing, abusive, abuser, threat, threaten, threatening, kill me, unsafe, not safe, don't feel safe, domestic, violence, violent, restraining order, protective order, my ex , my ex, ex is, ex boyfriend, ex husband, ex girlfriend, ex wife, my stalker, afraid of my, scared of my, afraid of him, scared of him, afraid of her, scared of her, emergency, 911, hotline, help me, i'm scared, i am scared, i'm afraid, i am afraid, follows me home, someone is after me, controlling, know where i live, knows where i live, hits, hurt, hurts, beats, beat me, stalked by my, my ex-, abused, he will find me, she will find me, he'll find me, he found me, find me , run away, shelter, left something, put something in, put something on, hid something, placed something, i dated, stalker is, my stalker , stalker has, is back",
    ),
    link: whoCanHelp,
    linkText: "Who can help, and how to reach them",
    more: [...calls, { text: "A tracker is moving with you: what to do", href: "/found" }],
  },
  {
    question: "Will they know?",
    answer:
      "They may: their map stops at the place and time where you turn it off. Before you do, take a screenshot of the alert and its map, note the serial number, and take a picture of the tracker where it is. If you think you know who placed it, talk to the hotline first: 1-800-799-7233.",
    keywords: keywordsOf(
      "will they know, will he know, will she know, will they see, they notice, he notice, she notice, gets notified, be notified, find out i, find out that i, know i turned, know if i turn, know that i turned, know i disabled, know if i disable, know if i found, before i turn it off, should i turn it off, should i switch it off, should i disable, evidence, proof, screenshot, be alerted, alerted if, if i disable, if i turn it off, if i turn off, owner be, tell the owner, owner know, if i switch, if i remove the battery, they know",
    ),
    link: "/support/disable",
    linkText: "Every step, in the order that keeps you safe",
    more: [{ text: "Who can help", href: whoCanHelp }],
  },
  {
    question: "Police, serial number?",
    answer:
      "Yes: they can ask Apple or Google who registered it. The alert shows the serial number, or tells you to hold the tracker to the back of your phone to see it. Bring them the tracker, that number and your screenshots. We can't see whose it is.",
    keywords: keywordsOf(
      "police, the police, to the police, report it, report this, serial number, who put it, who placed it, who owns, whose tracker, whose is it, whose it is, press charges, court, registered to",
    ),
    link: whoCanHelp,
    linkText: "Who can help, and what to bring",
    more: [{ text: "What to do, in this order", href: "/support/disable" }],
  },
  {
    question: "You found a lost one?",
    answer:
      "It may just be lost. If its owner has marked it as lost, you can see the message or the number that they left for you. Only the person who set it up can remove it from their account. Take it back to them, or to a lost and found.",
    keywords: keywordsOf(
      "found someone's, found somebody's, found someone else's, found a lost, found keys, found some keys, found a set of keys, found these keys, found a wallet, found this wallet, found a card, found an incard, found a tagigo, found a bag, found one on, found it on the street, found on the street, on the sidewalk, return it to its owner, return to owner, return it to the owner, give it back, get it back to, contact the owner, find the owner, reach the owner, lost and found, someone lost, picked up keys, picked up a, picked up some, bus stop",
    ),
    link: "/found",
    linkText: "I found a tracker: which one it is, and what to do",
  },
  {
    question: "Scanning for trackers that aren't yours?",
    answer:
      "Phones listen by themselves: iPhones with iOS 17.5 or later and phones with Android 6 or later warn you about a tracker that travels with you and isn't yours. On Android you can also scan by hand: Settings, Safety & emergency, Unknown tracker alerts.",
    keywords: keywordsOf(
      "scan for, check if, check my car, check my bag, detect trackers, detect a tracker, detect hidden, search for hidden, how do i know if, being tracked, am i being, am i tracked",
    ),
    link: "/blog/3",
    linkText: "Your phone says a tracker is moving with you",
    more: [{ text: "What to do when you find one", href: "/found" }],
  },
  {
    question: "May I follow a person in secret?",
    answer:
      "No. Our trackers are for your own things and aren't made for following people. A tracker that travels with somebody else makes their phone warn them, and its serial number leads the police to whoever set it up.",
    keywords: keywordsOf(
      "track my wife, track my husband, track my girlfriend, track my boyfriend, track my partner, track someone, track somebody, track a person, track people, track my ex, follow someone, spy on, spy on my, spouse, secretly, without them knowing, without her knowing, without him knowing, cheating",
    ),
    link: "/blog/4",
    linkText: "What a tracker tells, and whom",
  },
  {
    question: "Swollen, hot or leaking?",
    answer: `Take it away from your body and from anything that burns, don't charge, open or bend it, and never mail it: its battery can catch fire. Keep it outdoors if you can and write to us. We answer within ${shop.supportHours} hours; if something burns, call 911.`,
    keywords: keywordsOf(
      "swollen, swelling, bulging, bloated, leaking, leaks, smells, smell of, burning, smoke, smoking, on fire, catch fire, overheat, too hot, gets hot, very hot, is hot, exploded, explode, melted",
    ),
    link: "/warranty-policy#warranty-process",
    linkText: "What to do with a damaged battery",
    more: [{ text: "Write to us", href: "/contact" }],
  },
  {
    question: "Swallowed?",
    answer:
      "Go to an emergency room at once: a swallowed coin cell can cause fatal burns inside the body in as little as two hours. In the US, call the National Battery Ingestion Hotline on the way: 1-800-498-8666.",
    keywords: keywordsOf(
      "swallow, swallowed, ate the battery, ate a battery, ate the coin, ingested, choking, in his mouth, in her mouth, in its mouth",
    ),
    link: manualAddress("tagigo", "battery-tagigo"),
    linkText: "Tagigo's battery, and how to handle it",
    more: [{ text: "Call 1-800-498-8666 (National Battery Ingestion Hotline)", href: "tel:+18004988666" }],
  },
];
