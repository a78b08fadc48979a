import { facts } from "#content/catalog/facts.ts";
import { type CoachProcedureId, coachAddress } from "#content/coach/coach-address.ts";
import { lostAddress } from "#content/found/lost.ts";
import { manualStart, sectionAddress } from "#content/manuals/sections.ts";
import { trackerRecord } from "#content/products/records.ts";
import { productSlugs } from "#content/products.ts";
import { type TrackerId, trackerIds, trackerNames } from "#content/trackers.ts";

const guide = (device: TrackerId, procedure: CoachProcedureId, label: string) => ({
  label,
  href: coachAddress(device, procedure),
});

function device(id: TrackerId) {
  const { pictures, minIos } = trackerRecord(id);
  return {
    name: trackerNames[id],
    picture: pictures.help,
    links: [
      ...(minIos ? [guide(id, "pair-iphone", "Set up on iPhone")] : []),
      guide(id, "pair-android", "Set up on Android"),
      guide(id, "factory-reset", "Factory reset"),
      { label: "Manual", href: manualStart(id) },
    ],
  };
}

/** What the support hub says (docs/behavior/help.md#support-hub). */
export const supportHub = {
  title: "Support",
  lead: "Search everything we have written, or start with your tracker.",
  safety: {
    text: "A tracker you don't know is moving with you?",
    danger: "In danger, call",
    link: { label: "Find it and turn it off", href: "/support/disable" },
  },
  search: { label: "Search support", placeholder: "Battery, reset …", button: "Search" },
  devicesTitle: "Which device?",
  devices: trackerIds.map(device),
  tasksTitle: "What's going on?",
  tasks: [
    {
      id: "silent",
      title: "It doesn't ring",
      text: "No sound from the app, or no answer to its button.",
      links: [{ label: "Find out why", href: "/troubleshooter/no-sound" }],
    },
    {
      id: "pairing",
      title: "It doesn't pair",
      text: "No pop-up, or the phone doesn't find it.",
      links: [{ label: "Find out why", href: "/troubleshooter/no-pop-up" }],
    },
    {
      id: "location",
      title: "Its location is old",
      text: "The map shows where it was, not where it is.",
      links: [{ label: "Find out why", href: "/troubleshooter/old-place" }],
    },
    {
      id: "battery",
      title: "Battery",
      text: "One is sealed, one takes a coin cell, one charges on a pad.",
      links: productSlugs.map((slug) => ({ label: trackerNames[slug], href: sectionAddress(slug, "battery") })),
    },
    {
      id: "reset",
      title: "Reset it",
      text: "It forgets its pairing and can be set up again.",
      links: trackerIds.map((id) => guide(id, "factory-reset", trackerNames[id])),
    },
    {
      id: "hand-over",
      title: "Sell it or give it away",
      text: "Remove it from your account first. One page to print.",
      links: [{ label: "Hand it over", href: "/hand-over" }],
    },
    {
      id: "found",
      title: "You found one",
      text: "Keys or a wallet that somebody lost: how to reach the owner.",
      links: [{ label: "Give it back", href: lostAddress }],
    },
    {
      id: "turn-off",
      title: "Turn one off",
      text: "Yours, or one that moves with you.",
      links: [{ label: "Turn off a tracker", href: "/support/disable" }],
    },
  ],
  moreTitle: "More ways to get help",
  more: [
    { label: "Step-by-step guides", text: "Setup, reset and turning off, one step per screen.", href: "/coach" },
    { label: "Manuals", text: "Everything about each tracker, in writing.", href: "/user-manual" },
    { label: "Troubleshooter", text: "At most six questions to find what helps.", href: "/troubleshooter" },
    { label: "Phone check", text: "Which trackers work with your phone.", href: "/compatibility" },
  ],
  contact: {
    title: "Still stuck? Write to us",
    text: `Tell us the model, your phone, and what you saw or heard. We answer within ${facts.shop.supportHours} hours.`,
    label: "Contact support",
    href: "/contact?topic=support",
  },
} as const;

/** A tracker of the hub, with the links to its procedures and its manual. */
export type SupportDevice = (typeof supportHub.devices)[number];
/** A matter of the hub. It has several links where each tracker has its own page. */
export type SupportTask = (typeof supportHub.tasks)[number];
