import type { Root } from "hast";
import { z } from "zod";
import { lineOfText, linesOfText } from "./plain-text.ts";

/** The policies of the shop, by the names of their files in content/policies. */
export const policyId = z.enum(["privacy", "warranty", "returns", "terms"]);
export type PolicyId = z.infer<typeof policyId>;

/** How much a policy may hold, in characters and counts. The database keeps no more than this. */
export const policyBounds = {
  title: 80,
  description: 300,
  points: 12,
  point: 300,
  body: 60_000,
  /** Versions of one policy: of more, the oldest go. */
  versions: 50,
} as const;

/** The text of a policy as an owner writes it: `body` is Markdown, in which {@link policyWords} stand for settings. */
export const policyText = z.strictObject({
  title: lineOfText(policyBounds.title),
  description: lineOfText(policyBounds.description),
  /** What matters most, a sentence each. */
  atAGlance: z.array(lineOfText(policyBounds.point)).min(1).max(policyBounds.points),
  body: linesOfText(policyBounds.body),
});
export type PolicyText = z.infer<typeof policyText>;

/**
 * Words in braces that a policy may hold, such as `{support}`: within a sentence each stands for a setting, alone in a
 * paragraph for a part of the page.
 */
export const policyWords = {
  inline: ["support", "privacy", "dpo", "place", "country", "currency"],
  alone: ["seller", "law", "third-parties"],
} as const;
export type InlinePolicyWord = (typeof policyWords.inline)[number];
export type LonePolicyWord = (typeof policyWords.alone)[number];

/** The name of a section at the end of its heading, `{#refund-process}`, by which other pages link to it. */
export const sectionName = /\s*\{#([a-z][a-z0-9-]{0,60})\}\s*$/;

/** Names that the page of a policy needs for itself. */
const takenNames = new Set(["main", "at-a-glance", "policy-text", "announcement", "structured-data"]);

/** What is wrong with the braces of a policy: a word that nothing stands for, or the name of a section that is there already. */
export type PolicyMistake = { readonly kind: "word" | "place" | "section"; readonly found: string };

/** Finds the first mistake in the braces of a policy; null where there is none. */
export function policyMistake({ description, atAGlance, body }: PolicyText): PolicyMistake | null {
  const inline: readonly string[] = policyWords.inline;
  const alone: readonly string[] = policyWords.alone;
  const names = new Set(takenNames);
  for (const line of body.split("\n")) {
    const isHeading = /^#{1,6}\s/.test(line);
    const name = isHeading ? sectionName.exec(line)?.[1] : undefined;
    if (name !== undefined) {
      if (names.has(name)) return { kind: "section", found: name };
      names.add(name);
    }
    const words = (name === undefined ? line : line.replace(sectionName, "")).matchAll(/\{([#\w.-]+)\}/g);
    for (const [found, word = ""] of words) {
      if (inline.includes(word)) continue;
      if (!alone.includes(word)) return { kind: "word", found };
      if (line.trim() !== found) return { kind: "place", found };
    }
  }
  for (const [found, word = ""] of [description, ...atAGlance].join("\n").matchAll(/\{([#\w.-]+)\}/g)) {
    if (!inline.includes(word)) return { kind: alone.includes(word) ? "place" : "word", found };
  }
  return null;
}

/** A policy as staff published it last: `text` is null where they put back the one that came with the shop. */
export type PublishedPolicy = {
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly changedAt: string;
  readonly text: PolicyText | null;
  /** Its body, as contract/staff-markdown.ts reads it; null with `text`. */
  readonly tree: Root | null;
};

/** The draft of a policy, as it would look if it were published now. */
export type PolicyPreview = Omit<PublishedPolicy, "version"> & { readonly policy: PolicyId };

/** The policies that staff published, by their ids. */
export type PublishedPolicies = { readonly [Id in PolicyId]?: PublishedPolicy };
