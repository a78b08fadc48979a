/** What the troubleshooter begins with, the most frequent first. Slugs are parts of addresses and permanent. */
export const topics = Object.entries({
  "no-pop-up": {
    label: "No pop-up when pairing",
    note: "The phone doesn't find the tracker.",
    description: "The phone shows no pop-up or doesn't find your tracker? A few questions to find what helps.",
    to: "pair-device",
  },
  "old-place": {
    label: "Location isn't updating",
    note: "The map shows an old location.",
    description: "The map shows an old location for your tracker? A few questions to tell whether anything is wrong.",
    to: "place-near",
  },
  "no-sound": {
    label: "It makes no sound",
    note: "It doesn't ring, or doesn't answer its button.",
    description: "Your tracker doesn't ring or doesn't answer its button? A few questions to find what helps.",
    to: "sound-device",
  },
  "reset-fails": {
    label: "The reset fails",
    note: "You don't hear what you should.",
    description: "The factory reset doesn't work or beeps the wrong way? Tell us what you hear.",
    to: "reset-device",
  },
  "former-owner": {
    label: "Linked to someone else",
    note: "A previous owner's account still holds it.",
    description: "Your tracker is still linked to a previous owner's account? Who can release it, and how.",
    to: "owner-phone",
  },
}).map(([slug, topic]) => ({ slug, ...topic }));

/** A topic. `to` is the id of its first question. */
export type Topic = (typeof topics)[number];

/** What the troubleshooter says beside its questions. */
export const troubleshooterText = {
  title: "What's the trouble?",
  lead: "Answer a few questions, at most six, and see what helps. Back undoes the last one.",
  kicker: "Troubleshooter",
  allTitle: "Every question on one page",
  allLead: "Open what fits, one answer after the other. This page also works without a network.",
  /** Heads a question of the page with all of them. */
  question: (number: number): string => `Question ${number}`,
  back: "Back",
  startOver: "Start over",
  saidTitle: "Your answers",
  stepsTitle: "Try this",
  moreTitle: "Step by step",
  notSolved: "Didn't help? Write to us",
  notSolvedNote: "The message starts with what you tried, so you don't have to explain it again.",
  moving: "A tracker you don't know is moving with you?",
  movingLink: "What to do now",
  tried: {
    head: "I went through the troubleshooter:",
    end: (title: string): string => `It told me: ${title}. That didn't help.`,
    close: "My phone, and what I saw or heard:",
  },
} as const;
