import { danger, type KnowledgeEntries } from "./knowledge-entry.ts";
import { to } from "./links.ts";

/** What somebody asks whose phone warns them of a tracker, or who is afraid of one, beyond the first steps. */
export const alertEntries: KnowledgeEntries = {
  "Likely hiding spots?": danger({
    answer:
      "Open the alert, tap Play Sound and stand still. Look in coat pockets and linings, the seams and outer pockets of bags, under car seats, in the trunk and spare wheel well, and behind the license plate. Take a picture before you touch it. If you feel in danger, call 911 and go where people are.",
    links: [to.disable, to.alert, to.whoCanHelp],
  }),
  "Airplane mode as protection?": danger({
    answer:
      "No: a tracker in your things is heard by other people's phones too, whatever you do with yours. On Android the alert can pause your own phone's location updates to the network for up to a day; others can still report it. If you're in danger, call 911; the hotline, 1-800-799-7233, helps you decide what to do first.",
    links: [to.alert, to.disable, to.whoCanHelp],
  }),
  "Smashing or dumping it?": danger({
    answer:
      "Don't smash, cut or burn it: its battery can catch fire, and it may be evidence. Don't dump it on somebody else either. Take a screenshot of the alert and a picture of it, note the serial number, and keep it for the police. If you're in danger, call 911 first.",
    links: [to.disable, to.alert, to.whoCanHelp],
  }),
  "A vanished alert?": danger({
    answer:
      "Android deletes its alerts after 48 hours, and a tracker away from its owner changes its radio identity once a day, so an old alert may lead nowhere. On Android scan by hand: Settings, Safety & emergency, Unknown tracker alerts. An iPhone listens by itself: wait for the next alert, and take a screenshot at once. If you feel in danger, call 911.",
    links: [to.alert, to.disable, to.found],
  }),
  "Four masked digits?": danger({
    answer:
      "That's a hint of who set it up: the last four digits of a phone number, or an email address with most letters hidden. Compare them with your contacts, and take a screenshot for the police, who can ask Apple or Google for the rest; we can't see it. If you know the number and are afraid, call 1-800-799-7233, or 911 in danger.",
    links: [to.alert, to.disable, to.whoCanHelp],
  }),
  "Coincidence or false alarm?": danger({
    answer:
      "It may be: an alert says that a tracker moved with you while its owner was elsewhere, and nothing about intent. See on its map where the line begins: at a friend's house it's often a borrowed jacket or bag, where you parked think of the car. If you can't explain it, look for it and keep a screenshot; if you feel in danger, call 911.",
    links: [to.alert, to.disable, to.whoCanHelp],
  }),
  "A mere suspicion?": danger({
    answer:
      "No alert isn't proof: a phone needs to meet a tracker several times, and other ways to follow somebody aren't noticed by it. On an iPhone check that Bluetooth, Location Services and Tracking Notifications are on; on Android scan by hand. You needn't be sure to ask for help: 1-800-799-7233 at any hour, 911 in danger, from a phone that the other person can't look into.",
    links: [to.alert, to.whoCanHelp, to.disable],
  }),
  "Breakup or divorce?": danger({
    answer:
      "A tracker that you shared stays shared until you stop it: open it in Find My or Find Hub and take that person off. One that they set up shows them where it is, so leave it behind or have them remove it. Change the password of your Apple or Google account as well. If you're afraid of them, talk to 1-800-799-7233 first; in danger, call 911.",
    links: [to.whatItTells, to.places, to.whoCanHelp],
  }),
  "An intruder signed in?": danger({
    answer:
      "Whoever can sign in as you sees your map. Change the password of your Apple or Google account, turn on two-factor authentication, and take unknown devices off it; a screen lock that nobody can guess counts too. If it's somebody you're afraid of, they may notice: talk to 1-800-799-7233 first, from another phone, or call 911 in danger.",
    links: [to.whatItTells, to.rights, to.whoCanHelp],
  }),
  "An unfamiliar AirTag?": danger({
    answer:
      "An AirTag isn't one of ours, so our steps to turn one off don't fit it: hold it to the back of a phone, which opens what its owner left, and see Apple's help. If it moves with you, take a screenshot, note the serial number, and see who can help. If you feel in danger, call 911.",
    links: [to.foundLost, to.disable, to.alert],
  }),
  "Crushed or punctured?": danger({
    answer:
      "Stop using it, don't bend it back, charge it or mail it: a damaged lithium battery can catch fire, even later. Lay it outdoors on something that doesn't burn, away from children and animals, and take it to a collection point for batteries. If it smokes or burns, call 911. If a coin cell may have been swallowed, go to an emergency room at once.",
    links: [to.recycle, to.notCovered, to.contact],
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
