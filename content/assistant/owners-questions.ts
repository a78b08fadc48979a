import { facts } from "#content/catalog/facts.ts";
import { hotline } from "#content/support/who-can-help.ts";
import { danger, type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, procedures, pairing, apple } = facts;

/** What owners ask less often, and whoever looks for a thing or is afraid of one. */
export const ownerEntries: KnowledgeEntries = {
  "Blinking LED?": specific({
    answer: `We can't tell you what a blink means: the drawings show a light on the two cards, but our pages give it no meaning. Go by the beeps: ${procedures.incardDisableBeeps} and then silence mean off, a double beep and ${procedures.incardResetSuccessBeeps} more mean reset. To check that it works, play a sound from the app.`,
    links: [to.cardFaq, to.measures, to.contact],
  }),
  "Bluetooth settings menu?": specific({
    answer:
      "No, don't pair it in the phone's list of Bluetooth devices: a tracker is added in Find My (Items, +, Add Other Item) or by the pop-up that Android shows. That it's missing from the Bluetooth list, or stands there as not connected, doesn't mean that it's broken. Play a sound from the app to check.",
    links: [to.setupIphone, to.setupAndroid, to.noPopUp],
  }),
  "Muting the beeper?": specific({
    answer:
      "No, we know of no setting that silences a tracker and leaves it findable, and the beeper must not be taken out or disabled: it warns people who are tracked against their will. Opening a card can also set its battery on fire. If yours sounds by itself, bring it to the phone that it's set up with.",
    links: [to.noSound, to.offAndOn, to.whatItTells],
  }),
  "Ringing endlessly, duration?": specific({
    answer: `It stops in the app that started it: on the tracker's page in Find My or Find Hub, tap the sound button again where it offers to stop. We give no figure for how long it rings by itself. If it goes on, turn the tracker off with two presses, the second held until ${procedures.incardDisableBeeps} beeps.`,
    ownOnly: true,
    links: [to.locate, to.noSound, to.contact],
  }),
  "Two handsets, one login?": specific({
    answer:
      "Yes, if they're of the same kind and signed in to the same account: a tracker belongs to an Apple or Google account, not to one phone, so it stands in the app on each. Set it up once only. On a different account you share it, and an iPhone and an Android phone can't both have it.",
    links: [to.newPhone, to.locate, to.networks],
  }),
  "Invitation stuck, pending?": specific({
    answer:
      "Check three things first: both phones are of the same kind, iPhones have iOS 17 or later, and the invitation went to the address or number of the other person's Apple or Google account. Then update both phones, remove the person and invite them again. The sharing is Apple's or Google's own, and their help pages go further.",
    links: [to.networks, to.phones, to.alert],
  }),
  "Beside me, pinned wrongly?": specific({
    answer:
      "It's probably fine: with the tracker beside you, your own phone should soon report it. Check that Bluetooth and Location are on, and that Find My may use your location. Play a sound; if it doesn't answer, press its button once, as it may be off. If it rings and the place stays wrong, see our troubleshooter.",
    ownOnly: true,
    links: [to.oldPlace, to.locate, to.contact],
  }),
  "Percentage, icon, chirp?": specific({
    answer:
      "No, not on an iPhone: Find My shows just a battery sign once it's low, so no sign is good news. On Android, the tracker's page in Find Hub shows the battery. We give no figure for the days that are left after the warning, and we know of no beep that announces it.",
    links: [to.level, to.battery, to.contact],
  }),
  "LIR2032 or CR2025?": specific({
    answer: `No: Tagigo takes a ${tag.batteryCell} and nothing else, no rechargeable LIR2032, CR2025 or CR2016, and its cell must never be recharged. Any brand will do and doesn't end the warranty; one without a bitter coating makes better contact. Keep coin cells away from children: if one may have been swallowed, go to an emergency room at once.`,
    links: [to.tagBattery, to.batteries, to.warranty],
  }),
  "X-ray scanners?": specific({
    answer:
      "We know of no harm from airport X-ray machines or metal detectors, and nothing on our pages asks you to take a tracker out before them. We have no test figures of our own. Leave it in the bag and switched on, and play a sound afterward if you want to be sure.",
    links: [to.luggage, to.contact],
  }),
  "Backpack, lunchbox, classroom?": specific({
    answer:
      "Yes, as a tracker for the thing: a card lies flat under a lining, and Tagigo hangs inside, where it stays dry. It finds a lost bag, not a child, and nobody's safety should depend on it. Let an older child set it up on their own phone, and keep Tagigo's coin cell from small ones.",
    links: [to.use, to.choosing, to.whatItTells],
  }),
  "Dementia, wandering parent?": danger({
    answer:
      "No, don't rely on one for a person who may wander: it isn't live and has no GPS, it shows only where a phone last passed, and nobody's safety should depend on it. Ask their doctor or the Alzheimer's Association about GPS devices made for this. If somebody is missing now, call 911 at once.",
    links: [to.use, to.contact],
  }),
  "Disappeared toddler or grandparent?": danger({
    answer:
      "If a person is missing, call 911 now; there is no waiting period for a missing child. If one of your trackers is with them, tell the police what Find My or Find Hub shows and how old that place is: it isn't live. Search where they tell you to. We can't see where it is.",
    links: [to.map, to.badHour],
  }),
  "Runaway pet?": specific({
    answer:
      "Open the map and read the time under the place: go there if it's recent, call your pet by name, and play a sound when you're close. Mark the tag as lost, with your number in the message. It isn't live, so call shelters, vets and neighbors too, and tell the microchip's registry.",
    links: [to.map, to.pets, to.lost],
  }),
  "Chirping after a death?": specific({
    answer: `We're sorry for your loss. Yes, you may quiet it without any account: press its button twice, hold the second press for ${procedures.incardDisableHoldSeconds} seconds, and let go at ${procedures.incardDisableBeeps} beeps; then leave the button alone. It stays linked to that account, so nobody can set it up anew until Apple or Google, whom you can ask, releases it.`,
    links: [to.disable, to.formerOwner, to.handOver],
  }),
  "Cops, officers refuse?": specific({
    answer:
      "Don't go and get it yourself, even then: the point marks the phone that heard the tracker, so it may be next door. Report the theft, online too, and keep the report number for bank and insurer. Give them new screenshots with the time each time the place changes. In danger, call 911.",
    links: [to.badHour, to.map, to.lost],
  }),
  "Identity of the finder?": specific({
    answer:
      "No. You see a place and a time, never whose phone reported it, and that phone's owner doesn't notice anything. Somebody who finds your thing learns who you are only if you marked it as lost with a message or number. If you found one yourself, looking up that message doesn't show you to its owner.",
    links: [to.whatItTells, to.foundLost, to.places],
  }),
  "Silent stalker tag?": danger({
    answer: `That doesn't mean that nothing is there: the tracker may be out of reach, its owner may be near, or it may have changed its identity. If you feel in danger, call 911; the hotline is ${hotline.label}. Otherwise scan again on Android, wait for the next alert on an iPhone, and search by hand. Keep screenshots.`,
    links: [to.alert, to.whoCanHelp, to.found],
  }),
  "Snooping partner, traces?": danger({
    answer: `Yes, this page may stay in your browser's history, though nothing that you type in this chat leaves the browser. If somebody checks your phone, use one that they can't get into, such as a friend's or a library's. In danger, call 911. The hotline is ${hotline.label}; a call may show in the call list too.`,
    links: [to.whoCanHelp, to.alert],
  }),
  "Custody, planted in a toy?": danger({
    answer: `In danger, call 911. Take pictures where it is, screenshot any alert and note the serial number before you touch it. Before you turn it off or say anything, ask the hotline, ${hotline.label}: the other parent may notice. Then show the pictures to the police, and to your lawyer, who knows what your custody order allows.`,
    links: [to.whoCanHelp, to.alert, to.disable],
  }),
  "Find My Device renamed?": specific({
    answer:
      "Yes, it's the same app: Google's Find Hub was called Find My Device until May 2025. Update it in Google Play, together with Google Play services, and it goes by the new name. Find My without the word Device is Apple's app and isn't for Android; your tracker is set up in Google's.",
    links: [to.networks, to.setupAndroid, to.phones],
  }),
  "Changed SIM or password?": specific({
    answer:
      "No, you don't have to pair it again: a tracker is linked to your Apple or Google account, and a new SIM, phone number or password leaves that account the same. Sign in again where the phone asks. Do change the number in its lost message, so that a finder reaches you. A new account is different: remove it first.",
    links: [to.newPhone, to.lost, to.rePair],
  }),
  "Items tab emptied?": specific({
    answer:
      "First check which account the phone is signed in to: a tracker appears only under the one that it was set up with. Then update the app, restart the phone, and look on another device with that account. Still gone? Then it was removed: with it in your hand, reset it and set it up as new.",
    ownOnly: true,
    links: [to.rePair, to.noPopUp, to.formerOwner],
  }),
  "Interference: earbuds, car fob?": specific({
    answer: `We know of no trouble: a tracker sends a short Bluetooth Low Energy message every second or two, as many things around you do, and several of them may lie together. For setting one up, keep the others more than ${pairing.distanceCm} cm away. If your car key or earbuds fail, move the tracker away to compare, and write to us.`,
    links: [to.measures, to.approvals, to.contact],
  }),
  "Folio, popsocket, magnetic holder?": specific({
    answer: `A card fits if the holder takes something as big as a bank card and ${card.thicknessMm} mm thick, and we know of no harm from its magnets; we haven't tested such holders. But whatever takes the phone takes the tracker too, and the phone that rings it is then gone. Look from another device, or share it with somebody.`,
    links: [to.card, to.measures, to.badHour],
  }),
  "Purse: card or keyring tag?": specific({
    answer: `Either works in a handbag, a backpack or a suitcase. Take InCard Finder if it may get wet or must stay unseen: it's flat, ${card.waterRating}, and slides under a lining. Take Tagigo if you want it louder, at ${tag.loudnessDb} dB against ${card.loudnessDb}, or like to change the battery yourself; hang it inside, not on a zipper.`,
    links: [to.choosing, to.compare, to.luggage],
  }),
  "Pool, ocean, saltwater?": specific({
    answer:
      "No, don't swim or dive with one. The ratings count for still fresh water only; salt water isn't covered by the warranty, and we give no figure for chlorine, soap or steam. Tagigo isn't waterproof at all, so leave it somewhere dry. If a card got in, dry it and play a sound; don't charge it wet.",
    links: [to.measures, to.notCovered, to.compare],
    trackerAnswers: {
      "incard-finder": `No, don't swim or dive with it. ${card.waterRating} counts for still fresh water only, ${card.waterDepthM} m deep for ${card.waterMinutes} minutes; salt water isn't covered by the warranty, and we give no figure for chlorine, soap or steam. If it got in, dry it, press its button once and play a sound.`,
      "carbon-finder": `No, don't swim or dive with it. ${carbon.waterRating} counts for still fresh water only, ${carbon.waterDepthM} m deep for ${carbon.waterMinutes} minutes; salt water isn't covered by the warranty, and we give no figure for chlorine, soap or steam. If it got in, dry it and play a sound; don't charge it wet.`,
      tagigo:
        "No: Tagigo isn't waterproof, so leave it somewhere dry. If it got wet, take its battery out at once and let both dry before you close it. Water in it isn't covered by the warranty.",
    },
  }),
  "Overnight on the charger?": specific({
    answer: `About ${carbon.chargeHours} hours are enough for Carbon Finder, so better take it off then: our pages don't say whether it stops charging by itself, and its battery ages fastest when it's both full and hot. If it's too hot to hold, swells or smells, keep it away from anything that burns, and never charge it again.`,
    links: [to.charging, to.batteries, to.notCharging],
  }),
  "Drained while it was lost?": specific({
    answer:
      "An empty tracker sends nothing, so the map keeps the last place where it was heard, and nobody can wake it from afar. Search there. It keeps its pairing, so nobody else can set it up, and a Tagigo with a new cell, or a Carbon Finder charged again, reports once more. Leave it marked as lost.",
    links: [to.oldPlace, to.map, to.lost],
  }),
  "Muffled somewhere indoors?": specific({
    ownOnly: true,
    answer:
      "Go from room to room and ring it again in each, standing still while you listen: cushions and coats swallow its high tone. On Android, Find nearby helps with the last steps. Where an app shows near or nearer, turn slowly with the phone at your chest: the reading is weakest when the tracker is behind you.",
    links: [to.range, to.locate, to.noSound],
  }),
  "Remotely, at the office?": specific({
    answer:
      "No: to ring it, a phone signed in to your account, or one that you share it with, must be within Bluetooth reach at that moment. From work or another town you see only its place on the map. Somebody at home with whom you share it can ring it there for you.",
    links: [to.locate, to.map, to.networks],
  }),
  "Left in an Uber, train?": specific({
    answer:
      "Report it to the company right away, in its app or at its lost and found, and say what the thing looks like. Then mark the tracker as lost with your number, and look at the map with its time: a ride moves on, so one place may be old. Send them new places. Meet nobody alone.",
    links: [to.lost, to.map, to.badHour],
  }),
  "On Mom's behalf?": specific({
    answer:
      "Yes, but whoever's phone it's set up on owns it. Best set it up on her phone, with her account, and share it with yours if both phones are of the same kind. On your phone alone, she couldn't ring it, and her phone might warn her. It can't be done from afar: tracker and phone must be together.",
    links: [to.networks, to.setupIphone, to.setupAndroid],
  }),
  "Offline, unavailable, unreachable?": specific({
    answer:
      "It usually means that no phone has reported it yet, or not lately. With a new one, keep it beside your phone for a few minutes, with Bluetooth and Location on and the internet there; on an iPhone, allow Find My under Location Services. Then play a sound: it reaches as far as Bluetooth does, so go first where the map shows it. If it doesn't ring beside you, press its button once.",
    links: [to.map, to.locate, to.setupIphone],
  }),
  "Forever gone?": specific({
    answer: `You can remove it from your account, but then you see it no more, a finder can't read your message, and somebody else may be able to use it. So leave it marked as lost as long as you have any hope. It costs nothing; on an iPhone it takes one of your ${apple.maxItemsPerAppleId} items.`,
    links: [to.rePair, to.badHour, to.lost],
  }),
};
