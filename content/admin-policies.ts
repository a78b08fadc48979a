import type { PolicyMistake } from "#contract/policy-texts.ts";

/** Words of the screen of policies (docs/staff.md#policies). */
export const policiesText = {
  list: "Policies",
  columns: { policy: "Policy", updated: "Last updated", text: "Text", changed: "Changed" },
  /** Whose text visitors read. */
  sources: { own: "Yours", builtIn: "The one that came with the shop" },
  neverChanged: "Never",
  back: "All policies",
  view: "View the page",
  /** Names the form of a policy. */
  edit: (title: string): string => `Text of the ${title}`,
  binds: "What stands here binds you. Have somebody who knows the law read it before you publish it.",
  elsewhere:
    "Other pages name the days for returns, the length of the warranty and the times for answers too. Those stay as they came: keep to the same figures, or have the others changed.",
  fields: {
    title: "Title",
    description: "What it is about, in a sentence",
    atAGlance: "At a glance",
    atAGlanceHint: "What matters most, one sentence in each line, twelve at most.",
    body: "Text",
    bodyHint:
      "Markdown: ## before the heading of a section, **strong**, lists with - or 1., tables, links as [words](/contact). A name at the end of a heading, {#refund-process}, is what links to that section use: keep those that are there.",
  },
  wordsTitle: "Words in braces",
  words: [
    ["{support}, {privacy}, {dpo}", "the addresses to write to, as you entered them in the set-up"],
    ["{place}, {country}, {currency}", "where the shop is, and what it sells in"],
    ["{seller}, {law}", "who sells and which law applies, alone in a paragraph"],
    ["{third-parties}", "the table of services that hear from visitors, alone in a paragraph"],
  ],
  errors: {
    title: "Write a title of up to 80 characters.",
    description: "Write a sentence of up to 300 characters.",
    atAGlance: "Write one to twelve lines of up to 300 characters.",
    body: "Write a text of up to 60,000 characters.",
  },
  preview: "Preview",
  openPreview: "Open the preview",
  publish: "Publish",
  publishing: "Publishing...",
  discard: "Discard what I typed",
  versions: "Versions",
  noVersions: "Nobody has changed this policy yet.",
  /** Names a version by its number. */
  version: (version: number): string => `Version ${version}`,
  shown: "Visitors read this one",
  putBack: "Put back",
  /** Says what came with the shop, and of which day it is. */
  cameWith: (day: string): string => `The text that came with the shop, of ${day}`,
  /** Titles the page of a preview. @param title of the policy */
  previewTitle: (title: string): string => `Preview: ${title}`,
  previewNote: "A preview. Visitors don't see this text until it is published.",
} as const;

/** What the server says of policies that staff save. */
export const policyMessages = {
  published: "Policy published",
  putBack: "That text is back",
  gone: "That version isn't kept anymore.",
  /** Says what is wrong with the words in braces of a text. */
  mistake: ({ kind, found }: PolicyMistake): string => {
    if (kind === "word")
      return `Nothing stands for ${found}. The words that can stand in braces are listed below the text.`;
    if (kind === "place") return `${found} has to stand alone in a paragraph of the text.`;
    return `Two sections can't have the name ${found}, or the page needs it itself. Choose another.`;
  },
} as const;
