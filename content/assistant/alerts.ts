import { hotline } from "#content/support/who-can-help.ts";
import { danger, type KnowledgeEntries } from "./knowledge-entry.ts";
import { to } from "./links.ts";

/** What somebody asks whose phone warns them of a tracker, or who is afraid of one, beyond the first steps. */
export const alertEntries: KnowledgeEntries = {
  "Likely hiding spots?": danger({
    answer:
      "Open the alert, tap Play Sound and stand still. Look in coat pockets and linings, the seams and outer pockets of bags, under car seats, in the trunk and spare wheel well, and behind the license plate. Take a picture before you touch it. If you feel in danger, call 911 and go where people are.",
    links: [to.disable, to.alert, to.whoCanHelp],
  }),
  "Thinking of suicide?": danger({
    answer: `If you think of killing yourself, call or text 988 (US, free, day and night): somebody listens who can help. In another country call its emergency number, such as 112 in Europe. If somebody follows or hurts you, ${hotline.label} helps too. This chat can't, and nobody reads it.`,
    links: [to.whoCanHelp, to.lifeline, to.found],
  }),
  "Help in Spanish, German or French?": danger({
    answer: `In danger: 911 (US), 112 (Europe). This chat knows English only. ¿En peligro? Llame al 911 (EE. UU.) o al 112; ${hotline.label} atiende en español. In Gefahr? Rufen Sie 112. En danger ? Appelez le 112. The steps below show how a tracker is found and turned off.`,
    links: [to.whoCanHelp, to.found, to.disable],
  }),
  "Airplane mode as protection?": danger({
    answer: `Your own phone's settings don't stop it: a tracker in your things is heard by other people's phones too, whatever you do with yours. On Android the alert can pause your own phone's location updates to the network for up to a day; others can still report it. If you're in danger, call 911; the hotline, ${hotline.label}, helps you decide what to do first.`,
    links: [to.alert, to.disable, to.whoCanHelp],
  }),
  "Smashing or dumping it?": danger({
    answer: `If you're in danger, call 911 first. Don't smash, cut or burn it: its battery can catch fire, and it may be evidence. Don't put it on somebody else either. Screenshot the alert, take a picture of it, and note the serial number. While it's on, it shows where it is: don't take it to a place that must stay secret. Take it to the police, or ask the hotline when to turn it off: ${hotline.label}.`,
    links: [to.disable, to.alert, to.whoCanHelp],
  }),
  "A vanished alert?": danger({
    answer: `You don't need the alert to get help: ${hotline.label} at any hour, 911 in danger. Android deletes alerts after 48 hours. Scan again there: Settings, Safety & emergency, Unknown tracker alerts, Scan now. On an iPhone, open Find My, Items, and at the end of the list Identify Found Item. Search your bags, coat and car meanwhile, and take a screenshot as soon as an alert comes back.`,
    links: [to.alert, to.disable, to.found],
  }),
  "Four masked digits?": danger({
    answer: `That's a hint of who set it up: the last four digits of a phone number, or an email address with most letters hidden. Take a screenshot, then compare it with your contacts. Don't call or text that person about it if you're afraid of them: call ${hotline.label}, or 911 if you're in danger. The police can ask Apple or Google for the rest; we can't see it.`,
    links: [to.alert, to.disable, to.whoCanHelp],
  }),
  "Coincidence or false alarm?": danger({
    answer: `It can be either. An alert says that a tracker moved with you while its owner was elsewhere; it doesn't say why. If you're afraid of somebody, trust that: ${hotline.label}, or 911 in danger. Otherwise look where the line on its map begins. If that's a friend's house, think of a borrowed jacket or bag. If it's where you parked, search the car. Keep a screenshot.`,
    links: [to.alert, to.disable, to.whoCanHelp],
  }),
  "A mere suspicion?": danger({
    answer: `No alert doesn't mean that nobody is following you. A phone may not warn you while the tracker's owner is near, or if it's shared with you, and it doesn't notice other ways, such as a GPS tracker, an app or your password. You needn't be sure to ask for help: ${hotline.label} at any hour, 911 in danger, from a phone the other person can't get into. iPhone: turn on Bluetooth, Location Services and Tracking Notifications. Android: Settings, Safety & emergency, Unknown tracker alerts, Scan now.`,
    links: [to.alert, to.whoCanHelp, to.disable],
  }),
  "Breakup or divorce?": danger({
    answer: `Afraid of them? Call the hotline before you change anything, because they may notice: ${hotline.label}, or 911 in danger. Otherwise: a tracker that you shared stays shared until you open it in Find My or Find Hub and take that person off. One that they set up shows them where it is: leave it behind. Then change the password of your Apple or Google account.`,
    links: [to.whatItTells, to.places, to.whoCanHelp],
  }),
  "An intruder signed in?": danger({
    answer: `Whoever can sign in as you sees your map. Afraid of them? They may notice any change, so call the hotline first, from a phone they can't get into: ${hotline.label}, or 911 in danger. Otherwise change the password of your Apple or Google account, turn on two-factor authentication, remove devices that you don't know, and set a screen lock that nobody can guess.`,
    links: [to.whatItTells, to.rights, to.whoCanHelp],
  }),
  "An unfamiliar AirTag?": danger({
    answer:
      "If you feel in danger, call 911. An AirTag isn't one of ours, so our steps to turn one off don't fit. Hold it to the back of a phone: a page opens with its serial number, and its owner's message if it's marked as lost. If it moves with you, take a screenshot, and see who can help: Apple's steps are listed there too.",
    links: [to.whoCanHelp, to.foundLost, to.alert],
  }),
  "Crushed or punctured?": danger({
    answer:
      "Stop using it, don't bend it back, charge it or mail it: a damaged lithium battery can catch fire, even later. Lay it outdoors on something that doesn't burn, away from children and animals. Before you take it anywhere, ask your local hazardous waste program: say that it's a damaged lithium battery. If it smokes or burns, call 911. If a coin cell may have been swallowed, go to an emergency room at once.",
    links: [to.notCovered, to.contact],
  }),
  "A fire hazard?": danger({
    answer:
      "Each tracker has a lithium battery, and used as the manual says we know of no danger in carrying one. Don't open, bend, pierce or heat it. If it ever swells, leaks, smells or gets hot, take it off your body and away from anything that burns; if something burns, call 911.",
    links: [to.battery, to.tagBattery, to.charging],
  }),
  "Meeting a stranger for it?": danger({
    answer:
      "Meet in a public place by day, take somebody along, and let them say what they found before you describe it. Better still, have them hand it in at a shop, a lost and found or the police. Pay nothing in advance and don't give your home address. If somebody threatens you or wants money, tell the police; in danger, call 911.",
    links: [to.lost, to.badHour, to.foundLost],
  }),
};
