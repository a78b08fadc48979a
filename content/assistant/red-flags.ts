/** What somebody may say whose question must not be left to likelihoods. */
export type RedFlag = {
  /** Any of them, tested on the question in small letters, without accents and apostrophes. */
  readonly says: readonly RegExp[];
  /** The question of the entry that answers it. */
  readonly entry: string;
  /** Whether an entry about danger that fits the words better goes first. */
  readonly yieldsToDanger?: boolean;
};

const people =
  "husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|mom|mother|boss|brother|sister|friend|man|guy|he|she|they|somebody|someone";
const children = "toddler|baby|child|kid|daughter|son|grand(?:son|daughter|child|kid)|year old|yr old|month old";
const followingWords = "tracks?|tracking|follows?|following|stalks?|stalking|spying|watching";
const batteries = "battery|coin cell|button cell";

/** The entry that speaks to whoever follows others: it never answers somebody who is followed. */
export const forFollowers = "May I follow a person in secret?";

/** The first one that fits counts. */
export const redFlags: readonly RedFlag[] = [
  {
    entry: "Thinking of suicide?",
    says: [
      /\bsuicid/,
      /\bkill(?:ing)? (?:myself|me myself)\b/,
      /\b(?:want|wanna|going|rather) (?:to )?die\b/,
      /\bend (?:my life|it all)\b/,
      /\bdont want to (?:live|be alive)\b/,
      /\btake my (?:own )?life\b/,
      /\bselbstmord/,
      /\bmich umbringen\b/,
      /\bquiero morir/,
      /\bmatarme\b/,
      /\bme suicider\b/,
    ],
  },
  {
    entry: "Battery fluid on the skin or in an eye?",
    says: [
      /\b(?:acid|leak(?:s|ed|ing)?|fluid|liquid)\b.*\b(?:eyes?|skin|hands?|fingers?|mouth|face)\b/,
      /\b(?:eyes?|skin|hands?|fingers?|face)\b.*\b(?:acid|leak(?:s|ed|ing)?|battery fluid)\b/,
    ],
  },
  {
    entry: "Swallowed?",
    says: [
      /\b(?:ver|ge)schluckt\b/,
      /\b(?:trago|tragado|tragada|trague)\b/,
      /\bavale(?:r|e)?\b/,
      /\bvomit\b.*\b(?:battery|cell)\b/,
      /\b(?:battery|cell)\b.*\bvomit/,
      new RegExp(`\\b(?:${children})\\b.*\\b(?:${batteries})\\b.*\\b(?:missing|gone|mouth|nose|ear|cant find)\\b`),
      new RegExp(`\\b(?:${batteries})\\b.*\\b(?:missing|gone|mouth|nose|ear)\\b.*\\b(?:${children})\\b`),
    ],
  },
  {
    entry: "Swollen, hot or leaking?",
    says: [
      /\bhiss(?:es|ing)?\b/,
      /\bhumo\b/,
      /\braucht\b/,
      /\bqualmt\b/,
      /\baufgeblaht\b/,
      /\bhinchad[ao]\b/,
      /\bgonflee?\b/,
      /\bswollen\b.*\b(?:trash|bin|garbage|mail|send)\b/,
    ],
  },
  {
    entry: "How do I attach it?",
    says: [/\b(?:drill|punch|pierce|bore|cut|make)\w*\b.*\bholes?\b/, /\bhole ?punch/],
  },
  {
    entry: "Help in Spanish, German or French?",
    yieldsToDanger: true,
    says: [
      /\bme (?:estan? )?(?:siguiendo|rastreando|persiguiendo)\b/,
      /\bme (?:sigue|rastrea|persigue|acosa)n?\b/,
      /\b(?:ayuda|socorro|auxilio|policia)\b/,
      /\b(?:hilfe|notruf|polizei)\b/,
      /\bverfolg(?:t|en) (?:mich|uns)\b/,
      /\b(?:werde verfolgt|stalkt mich)\b/,
      /\btracker in mein/,
      /\b(?:au secours|me suit|aidez moi)\b/,
    ],
  },
  {
    entry: forFollowers,
    says: [
      /\b(?:alerts?|alarms?|warnings?|notifications?|detection)\b.*\b(?:on|of|from) (?:someone|somebody) elses? phone/,
      /\b(?:turn off|disable|stop|hide|avoid|block|bypass)\b.*\b(?:her|his|their) phones? (?:from )?(?:alert|warn|notif|detect)/,
    ],
  },
  {
    entry: "Snooping partner, traces?",
    says: [
      new RegExp(
        `\\b(?:${people})\\b.*\\b(?:see|read|know|find out)s?\\b.*\\b(?:what i (?:type|typed|write|ask|search)|this chat|my chat|i was here)`,
      ),
      /\breads my phone\b/,
    ],
  },
  {
    entry: "How do I disable an unknown tracker?",
    yieldsToDanger: true,
    says: [
      /\breset\b.*\b(?:(?:stop|from) (?:him|her|them)|stalker|evidence|proof|abuser)\b/,
      /\b(?:stalker|abuser)\b.*\b(?:reset|dispose|throw|get rid)/,
      /\b(?:dispose|throw|get rid)\b.*\bstalker/,
    ],
  },
  {
    entry: "Will they know?",
    says: [/\b(?:will|would|can|could|does) (?:he|she|they) hear (?:it|that|this|me|the sound|the beep)\b/],
  },
  {
    entry: "Coincidence or false alarm?",
    yieldsToDanger: true,
    says: [/\bignore\b.*\b(?:alert|warning|notification)/, /\b(?:alert|warning|notification)s?\b.*\bignore\b/],
  },
  {
    entry: "Smashing or dumping it?",
    says: [
      /\b(?:put|stick|throw|drop|hide|slip|leave)\b.*\b(?:someone|somebody|anyone|strangers?) ?(?:elses?)?\b.*\b(?:car|truck|bus|bag|trash|bike)\b.*\b(?:rid|instead|fool|trick|lead)/,
    ],
  },
  {
    entry: "How do I disable an unknown tracker?",
    yieldsToDanger: true,
    says: [/\b(?:he|she|they)\b.*\bturn it (?:back )?on\b/],
  },
  {
    entry: "Airplane mode as protection?",
    says: [
      new RegExp(`\\b(?:${followingWords}|see where)\\b.*\\b(?:airplane|flight) mode`),
      /\b(?:airplane|flight) mode\b.*\b(?:track|follow)/,
    ],
  },
  {
    entry: "You found a lost one?",
    yieldsToDanger: true,
    says: [/\bfound\b.*\bkeep\b (?:it|the tracker|the tag|the card)/, /\bkeep\b.*\bi found\b/],
  },
  {
    entry: "Likely hiding spots?",
    says: [/\bthere(?:s| is) a tracker\b.*\b(?:cant|cannot|dont) (?:find|see|know where)/],
  },
  {
    entry: "How do I disable an unknown tracker?",
    yieldsToDanger: true,
    says: [
      new RegExp(
        `\\b(?:my|our|his|her) (?:${children})s?\\b.*\\b(?:alert|warning|warned|notification|phone warns|being tracked)\\b`,
      ),
      /\b(?:gave|given)\b.*\b(?:daughter|son|kid|child)\b.*\b(?:warn|alert|notif)/,
      /\b(?:daughter|son|kid|child)\b.*\balert\b.*\bgave\b/,
    ],
  },
  {
    entry: "Is somebody hurting you, or are you in danger?",
    yieldsToDanger: true,
    says: [
      new RegExp(
        `\\b(?:${people})\\b.*\\b(?:${followingWords})\\b(?: on)? (?:me|us|my (?:car|phone|bag|location)|where i)\\b`,
      ),
      /\b(?:am i|im|i am|are we) (?:still )?being (?:tracked|followed|watched)/,
      /\b(?:stop|stops|keep) .*\b(?:tracking|following) (?:me|us|my car)\b/,
      /\b(?:is|are) tracking me\b/,
    ],
  },
];
