import type { Topic } from "./graph.ts";

/** The troubles, most frequent first. The facts are the manuals'. */
export const topics: readonly Topic[] = [
  {
    slug: "no-pop-up",
    label: "No pop-up when pairing",
    note: "The phone doesn't find the tracker.",
    description: "The phone shows no pop-up or doesn't find your tracker? A few questions lead to what helps.",
    to: "pair-device",
  },
  {
    slug: "old-place",
    label: "Its place isn't updated",
    note: "The map shows an old place.",
    description: "The map shows an old place for your tracker? A few questions tell whether anything is wrong.",
    to: "place-near",
  },
  {
    slug: "no-sound",
    label: "It makes no sound",
    note: "It doesn't ring, or doesn't answer its button.",
    description: "Your tracker doesn't ring or doesn't answer its button? A few questions lead to what helps.",
    to: "sound-device",
  },
  {
    slug: "reset-fails",
    label: "The reset fails",
    note: "You don't hear what you should.",
    description: "The factory reset doesn't work or beeps otherwise than it should? Tell what you hear.",
    to: "reset-device",
  },
  {
    slug: "former-owner",
    label: "Linked to somebody else",
    note: "A former owner's account still holds it.",
    description: "Your tracker is still linked to a former owner's account? Who can release it, and how.",
    to: "owner-phone",
  },
];

/** What the pages say around questions and solutions. */
export const troubleshooterText = {
  title: "What is the trouble?",
  lead: "Answer a few questions, at most six, and see what helps. Back takes an answer back.",
  kicker: "Troubleshooter",
  allTitle: "Every question on one page",
  allLead: "Open what fits, one answer after the other. This page also works without a network.",
  question: (number: number): string => `Question ${number}`,
  back: "Back",
  startOver: "Start over",
  saidTitle: "What you said",
  stepsTitle: "What helps",
  moreTitle: "Step by step",
  notSolved: "It didn't help: write to us",
  notSolvedNote: "The message starts with what you tried, so you don't have to tell it again.",
  moving: "A tracker you don't know is moving with you?",
  movingLink: "What to do now",
  tried: {
    head: "I went through the troubleshooter:",
    end: (title: string): string => `It told me: ${title}. That didn't help.`,
    close: "My phone, and what I saw or heard:",
  },
} as const;
