import { type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";

/** What somebody asks whose thing is gone, is back, or is lent. */
export const foundAgainEntries: KnowledgeEntries = {
  "Wording the message?": specific({
    answer:
      "Leave a phone number or an email address that still reaches you, not that of a phone that vanished with the thing, and a friendly line such as what to do with it. Leave out your home address. Take your number out again once you have it back or pass the tracker on.",
    links: [to.lost, to.badHour, to.foundLost],
  }),
  "It was recovered?": specific({
    answer:
      "Good! Turn Lost Mode off again, or it keeps announcing itself as lost to anyone who looks, and take your number out of the message. Unlock the bank cards one by one and look at the last week of each account. Then play a sound, to see that the tracker still answers.",
    links: [to.badHour, to.lost, to.level],
  }),
  "Freezing debit or credit?": specific({
    answer:
      "Lock every bank card in its bank's app now: that stops new purchases and can be undone when the wallet turns up. Call the bank too, at once if you see a payment that isn't yours: for a lost debit card US law caps what you lose at $50 if you report it within two business days of noticing. We can't block a card; a tracker stores none.",
    links: [to.badHour, to.lost],
  }),
  "Airline misplaced it?": specific({
    answer:
      "Report it at the baggage desk before you leave, and get a case number. On an iPhone with iOS 18.2 or later: Find My, Items, the tracker, Share Item Location makes a link that many airlines take; it ends after seven days at the latest. With Find Hub, send the airline screenshots with the time on them, unless your app offers a link by now.",
    links: [to.luggage, to.map, to.lost],
  }),
  "Windows or a web browser?": specific({
    answer:
      "Look in the app: Find My on an iPhone, iPad or Mac, or Find Hub on an Android phone, signed in to the account that the tracker is on. We can't promise that Apple's or Google's web pages show it, and this site can't: locations never reach us.",
    links: [to.map, to.locate, to.phones],
  }),
  "Everything stolen at once?": specific({
    answer:
      "Use another device: sign in to Find My on an iPhone, iPad or Mac, or to Find Hub on an Android phone, with your own account; you may need your screen lock or a second factor. Somebody you shared the tracker with sees it at once on their phone. Lock the bank cards, give the police the location, and don't go there yourself: the dot can be a house off.",
    links: [to.badHour, to.lost, to.map],
  }),
  "Notified once spotted?": specific({
    answer:
      "Mark it as lost and ask to be notified: in Find My under Lost Mode (newer iOS: Show Contact Info), in Find Hub under Mark as lost. Your phone then tells you when a phone on the network has come by. When that is, nobody can say.",
    links: [to.lost, to.map, to.oldPlace],
  }),
  "High-traffic or all areas?": specific({
    answer:
      "It's the setting on an Android phone for what it reports for others: search its Settings for Find your offline devices. High-traffic areas, the default, reports together with other phones; all areas may report even alone. Phones stay silent near a home address saved in their owner's Google account. So set it on the whole family's phones: it helps whoever's tracker they pass.",
    links: [to.quiet, to.map, to.oldPlace],
  }),
  "Opting out as helper?": specific({
    answer:
      "On Android search Settings for Find your offline devices and choose Off, or Without network: your phone then reports nothing for others. On an iPhone it's a setting of Apple's, for which Apple has the steps. Helping shows you nothing about other people's things and them nothing about you.",
    links: [to.quiet, to.whatItTells, to.places],
  }),
  "Lending it out?": specific({
    answer:
      "If they have the same kind of phone, share the tracker with them in the app for that time: then their phone doesn't warn them and they can ring it. Otherwise tell them about it first, as you see where the thing is while they have it. Stop the sharing when it's back, and don't lend a tracker for good: remove it from your account instead.",
    links: [to.whatItTells, to.alert, to.handOver],
  }),
  "Compensation, liability?": specific({
    answer:
      "A tracker helps you look; it doesn't guard a thing, and nobody can promise that it's found. So loss and theft aren't covered, and as far as the law allows we don't pay for the value of a lost thing or a missed trip. If the tracker itself is faulty, the warranty covers that. Your rights as a consumer stay.",
    links: [to.notCovered, to.use, to.warranty],
  }),
};
