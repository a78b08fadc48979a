import { facts } from "#content/catalog/facts.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { type KnowledgeEntry, keywordsOf } from "./knowledge-entry.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, pairing, procedures, apple, shop } = facts;

/** What owners ask: setting up, finding, trouble, battery, passing on. */
export const trackerHelpEntries: readonly KnowledgeEntry[] = [
  {
    question: "Setup?",
    answer: `On an iPhone, open Find My: Items, +, Add Other Item. On Android, turn on Bluetooth and Location and wait for the pop-up. Hold the tracker within ${pairing.distanceCm} cm and press its button once. You have ${pairing.windowMinutes} minutes; another press starts them over.`,
    keywords: keywordsOf(
      "pair, pair my, pair it, pair the, pair a, pairing mode, connect, connect my, connect it, connect the, set up, set up my, set up a, set up the, setup, set it up, setting up, get started, getting started, start using, first time, activate, activate my, activate it, new tracker, just got my, just arrived, register my, add my tracker, add a tracker, do i set it up, to set it up, how do i install, installation, does she set, does he set, set it up for, how do i pair it, how do i connect my tracker, connecting my",
    ),
    link: "/coach",
    linkText: "One step at a time, for your tracker and phone",
    more: [
      { text: "Set up on iPhone", href: manualAddress("incard-finder", "setup-ios") },
      { text: "Set up on Android", href: manualAddress("incard-finder", "setup-android") },
    ],
  },
  {
    question: "No sound, no ring?",
    answer: `Walk around and try again: a ring needs a Bluetooth connection at that moment. Turn the phone's Bluetooth off and on. With the tracker in hand, press its button once; it may have been disabled. Still silent: change Tagigo's ${tag.batteryCell}, charge Carbon Finder, and for InCard Finder write to us.`,
    keywords: keywordsOf(
      "no sound, makes no, doesn't make a, not make a sound, not making, doesn't ring, not ring, won't ring, wont ring, doesnt ring, can't ring, cannot ring, not ringing, never rings, stopped ringing, isn't ringing, doesn't beep, not beep, won't beep, wont beep, stopped beeping, no beep, doesn't play, won't play, wont play, not playing, can't hear, can not hear, cannot hear, can't make it, silent, mute, muted, not responding, unresponsive, dead, died, won't turn on, wont turn on, doesn't turn on, not turning on, doesn't work, not working, stopped working, nothing happens, does nothing, button does, button doesn't, broken speaker, ringer broken, sound not, sound doesn't, sound isn't, out of power, no sound when, sound doesn't work, play sound doesn't, speaker, ringer, won't make, wont make, doesn't ma, beep doesn't, not beeping, doesnt beep, quiet , is quiet, doesn't respond, won't respond, not respond, isn't beeping, isnt beeping, isn't making, isnt making, not reachable, doesn't sound, can't be reached, cant hear, can't hear the",
    ),
    link: "/troubleshooter/no-sound",
    linkText: "Find out why, question by question",
    more: [{ text: "Battery, and what to do when it's silent", href: manualAddress("incard-finder", "battery") }],
  },
  {
    question: "Old location?",
    answer: `Probably nothing is broken. Beyond your own phone's reach, about ${card.rangeM} m in the open, a tracker waits for a phone on its network to pass. The map shows when that last happened. On Android, the setting "With network in all areas" helps in quiet places.`,
    keywords: keywordsOf(
      "old location, old place, wrong location, wrong place, wrong address, wrong spot, location is wrong, location wrong, map is wrong, not updating, doesn't update, not update, not updated, hasn't updated, stopped updating, won't update, isn't updating, outdated, last seen, hours ago, days ago, yesterday, stuck, same place, hasn't moved, hasn't changed, not moving, not accurate, inaccurate, no location, location not, offline, location old, location hasn't, says offline, shows offline, is offline, map hasn't, map doesn't, map shows, map is, my old, at my old, only shows, shows where, old house, old address",
    ),
    link: "/troubleshooter/old-place",
    linkText: "Find out whether anything is wrong",
    more: [{ text: "Why Find Hub goes quiet on a quiet street", href: "/blog/5" }],
  },
  {
    question: "My reset fails: no beeps?",
    answer: `Press as quickly as a double-click, hold the second press for ${procedures.incardResetHoldSeconds} seconds, and let go the moment you hear the double beep. If silence follows, the tracker is disabled: press once and start over. Carbon Finder has no double press: hold its button for the full ${procedures.carbonResetHoldSeconds} seconds.`,
    keywords: keywordsOf(
      "reset, reset doesn't, reset does not, reset not, reset won't, reset fail, reset isn't, reset didn't, reset never, reset beeps, reset only, can't reset, cannot reset, can't get it to reset, won't reset, doesn't reset, not reset, unable to reset, failed to reset, failing to reset, trying to reset, no double beep, no beeps when i reset, no beeps, tried reset, tried to reset, tried resetting, after reset, problem resetting, can't re, won't re, cannot re",
    ),
    link: "/troubleshooter/reset-fails",
    linkText: "Tell what you hear, and see what helps",
    more: [{ text: "Factory reset, step by step", href: manualAddress("incard-finder", "factory-reset") }],
  },
  {
    question: "Tied to a former owner?",
    answer:
      "Only the account that set it up can let it go: whoever set it up removes it in Find My or Find Hub. A factory reset doesn't undo the link, and neither can we.",
    keywords: keywordsOf(
      "former owner, previous owner, old owner, prior owner, original owner, another apple id, another account, another person's, other account, someone else's account, somebody else's account, someone else's apple, linked to, linked to someone, linked to another, already linked, already registered, already paired, already owned, says owned, registered to someone, registered to another, belongs to another, belongs to someone, still on, second hand, secondhand, second-hand, bought used, bought it used, bought a used, used tracker, ebay, activation lock, locked, facebook marketplace, craigslist, previous own, former own, owner didn't, owner hasn't, owner won't, owned by, previous owner's",
    ),
    link: "/troubleshooter/former-owner",
    linkText: "Who can release it, and how",
  },
  {
    question: "Transfer of ownership?",
    answer:
      "Remove it from Find My or Find Hub first, with the tracker beside your phone, then do a factory reset. The new owner sets it up like a new one. If you don't remove it, nobody else can set it up.",
    keywords: keywordsOf(
      "sell it, sell my, sell the, selling, sold my, give it away, give it to, give my, give away, giving it, giving my, give the, gift it, as a gift, gift for, a present, as present, hand over, hand it over, hand it down, pass it on, pass on, transfer, transfer it, transfer my, transfer owner, ownership, new owner, donate, someone else to use, before selling, present for",
    ),
    link: "/hand-over",
    linkText: "What the old and the new owner do, on one page",
    more: [{ text: "New phone, new owner", href: "/blog/8" }],
  },
  {
    question: "Lost or stolen?",
    answer:
      "Look at the time under the place on the map, go there and play a sound. If it isn't there, mark it as lost: in Find My under Lost Mode (newer iOS: Show Contact Info), in Find Hub under Mark as lost. If it moves with somebody you don't know, don't go after it alone: give the police the location.",
    keywords: keywordsOf(
      "lost mode, mark as lost, mark it as lost, mark as, i lost, i've lost, i have lost, is lost, are lost, got lost, lost my wallet, lost my keys, lost my bag, lost my card, stolen, thief, robbed, someone took, somebody took, theft, misplaced, can't find my keys, can't find my wallet, can't find my bag, missing, stole , got robbed",
    ),
    link: `${manualAddress("incard-finder", "locate").replace(/#.*/, "")}#locate-lost`,
    linkText: "If it's lost: what to do in the app",
    more: [{ text: "The wallet drill: what to do in a bad hour", href: "/blog/10" }],
  },
  {
    question: "Re-enable?",
    answer:
      "Press the button once and let go. The tracker comes back on with the pairing it had. Play a sound from the app to be sure. If it doesn't come back, hold it beside the phone and press once more.",
    keywords: keywordsOf(
      "re-enable, reenable, re enable, enable it, enable my, enable again, turn it back on, turn back on, back on, switch it on, switch it back, switch on, turn on my, turn it on, turn on again, on again, wake it, wake up, wake my, reactivate, undo disable, enabled again, does disabling, disabling delete, disabling remove, after disabling",
    ),
    link: manualAddress("incard-finder", "disable-finder"),
    linkText: "Disable and re-enable, step by step",
    more: [{ text: "One step at a time", href: "/coach/incard-finder/re-enable" }],
  },
  {
    question: "Beep meanings?",
    answer: `Count after holding the button: ${procedures.incardDisableBeeps} beeps and then silence mean it's disabled. A double beep followed by ${procedures.incardResetSuccessBeeps} beeps means it has been reset. A single press turns a disabled tracker back on.`,
    keywords: keywordsOf(
      "beeps mean, beep mean, what do the beeps, what does the beep, what does it mean when it beeps, mean when it beeps, how many beeps, beep twice, beeped twice, beeps twice, two beeps, 2 beeps, four beeps, 4 beeps, three beeps, 3 beeps, beeped four, different beeps, beep code, beeping pattern, number of beeps, count the beeps, how many b, many beeps, beeped, what do beeps",
    ),
    link: manualAddress("incard-finder", "faq"),
    linkText: "Questions about InCard Finder",
    more: [{ text: "If a reset beeps otherwise than it should", href: "/troubleshooter/reset-fails" }],
  },
  {
    question: "Battery low?",
    answer:
      "On an iPhone, open Find My, tap Items, then the tracker: a battery sign beside its name means it's low. On Android, open Find Hub and tap the tracker; its page shows the battery.",
    keywords: keywordsOf(
      "battery low, low battery, is low, battery level, battery percentage, battery percent, how much battery, battery left, battery is left, check the battery, check battery, battery status, battery remaining, battery indicator, running low, battery sign, see the battery, battery, battery is low, low batt, how full",
    ),
    link: `${manualAddress("incard-finder", "battery").replace(/#.*/, "")}#battery-level`,
    linkText: "See whether it's low",
  },
  {
    question: "Changing Tagigo's coin cell?",
    answer: `Tagigo takes one ${tag.batteryCell}. Turn a fingernail or thin coin in the gap until the lid comes loose, note which way the old cell lies, put the new one in the same way round and press the lid on. Listen for a beep. Keep coin cells away from children.`,
    keywords: keywordsOf(
      "change battery, change the battery, change my battery, change its battery, change tagigo, change the coin, change the cell, changing the battery, replace battery, replace the battery, replace my battery, replace the coin, replacing the battery, replaceable, swap the battery, swap battery, new battery, new cell, new coin, battery replacement, battery in tagigo, tagigo battery, which battery, what battery, what kind of battery, battery type, battery size, cr2032, coin cell, coincell, button cell, open tagigo, open the tagigo, remove the battery, battery door, battery cover, user replaceable, battery, change the batt, battery does, battery does tagigo, battery does it take, battery do i need, which batter, what batter, what kind of batter, batteries does, a new cell, a new battery, tagigo batter, battery for tagigo, battery for my tagigo, battery of my tagigo, replace its battery, put in a new, insert, battery tagigo, battery door stuck, open the case, the case",
    ),
    link: manualAddress("tagigo", "battery-tagigo"),
    linkText: "Change the Tagigo battery",
    more: [{ text: "Battery of InCard Finder", href: manualAddress("incard-finder", "battery") }],
  },
  {
    question: "Charging trouble?",
    answer: `Move Carbon Finder by a finger's width in each direction, then turn it over: the two coils must lie over each other. Check the pad with a phone that charges by Qi, or try another one. Watch chargers don't fit. After about ${carbon.chargeHours} hours, press the button once and play a sound.`,
    keywords: keywordsOf(
      "not charging, doesn't charge, not charge, won't charge, wont charge, isn't charging, stopped charging, can't charge my carbon, fails to charge, charging doesn't, charging not, charging stopped, charge problem, charging problem, won't hold a charge, doesnt charge, pad blinks, pad doesn't, charg, not charg, doesn't charg, won't charg, won't charge carbon",
    ),
    link: `${manualAddress("carbon-finder", "wireless-charging").replace(/#.*/, "")}#wireless-charging-not`,
    linkText: "If it doesn't charge",
  },
  {
    question: "Recycling?",
    answer:
      "Remove it from the app, then take it to a collection point for batteries or electronics. Don't put it in the household trash. Tape over both sides of an old coin cell first.",
    keywords: keywordsOf(
      "recycle, recycling, dispose, disposal, throw it away, throw away, throw it out, trash, get rid of, e-waste, discard",
    ),
    link: `${manualAddress("incard-finder", "battery").replace(/#.*/, "")}#battery-recycle`,
    linkText: "When it's empty for good",
  },
  {
    question: "Item limit?",
    answer: `An Apple ID holds up to ${apple.maxItemsPerAppleId} items. If Find My refuses another one, remove an item you no longer use. We know of no published limit at Google.`,
    keywords: keywordsOf(
      "how many trackers, how many can i, how many tags, how many cards, how many devices, maximum number, limit of, item limit, limit reached, too many items, more than one, several trackers, multiple trackers, multiple cards, several cards, add more trackers, 16 items, 32 items, how many, how many items, how many trackers can, many trackers",
    ),
    link: manualAddress("incard-finder", "faq"),
    linkText: "Questions about InCard Finder",
  },
  {
    question: "Setting up all four of a 4-Pack?",
    answer: `One after the other: keep the other three more than ${pairing.distanceCm} cm away, and give each a name of its own, such as its color. On an iPhone each counts as one of the ${apple.maxItemsPerAppleId} items of your Apple ID.`,
    keywords: keywordsOf(
      "set up all four, set up four, set up the four, set up a 4, set up my 4, set up the 4, set up all, pair all four, pair all, pair several, pair four, pair multiple, connect all four, four trackers, all 4, all four",
    ),
    link: manualAddress("tagigo", "manual"),
    linkText: "The Tagigo manual",
  },
  {
    question: "Manual, guide, instructions?",
    answer:
      "Every manual is on this site and opens without a network after your first visit: setup, locating, battery, reset, disabling. The step-by-step guides show one step a screen, and each section can be printed.",
    keywords: keywordsOf(
      "manual, user manual, user guide, the guide, quick start, instruction, instructions, documentation, pdf, booklet, leaflet, video tutorial, tutorial, setup video, how to video, step by step, print the",
    ),
    link: "/user-manual",
    linkText: "User manual",
    more: [{ text: "One step at a time", href: "/coach" }],
  },
  {
    question: "Warranty: is it faulty?",
    answer: `Every tracker has a ${shop.warrantyMonths}-month limited warranty from the day it's delivered: defects in material and workmanship, battery defects included. We repair it, replace it or refund it. Used-up batteries, accidents and water beyond the rating aren't covered.`,
    keywords: keywordsOf(
      "warranty, under warranty, warranty cover, guarantee, guaranteed, defect, defective, faulty, broken, cracked, bent, snapped, fell apart, scratched, malfunction, covered if, repair my, repair it, repaired, replacement unit, send a replacement, broke , broke after, stopped after, covered by warranty, damage covered, a scratch",
    ),
    link: "/warranty-policy",
    linkText: "Warranty policy",
    more: [{ text: "How to make a claim", href: "/warranty-policy#warranty-process" }],
  },
  {
    question: "Warranty claim?",
    answer: `Try a reset first, then write to us with your order number, the model, your phone, and what happens. We answer within ${shop.supportHours} hours. There is nothing to register. If we ask you to send it, within the US you get a prepaid label.`,
    keywords: keywordsOf(
      "warranty claim, claim, make a claim, file a claim, claim my, warranty process, use the warranty, register my warranty, register the warranty, register warranty, warranty registration, proof of purchase",
    ),
    link: "/warranty-policy#warranty-process",
    linkText: "How to make a claim",
  },
];
