import { z } from "zod";
import { isoDate } from "#app/lib/iso-date.ts";
import { interpolateFacts } from "#content/mdx-props.ts";
import { onceFor } from "#content/once-for.ts";
import type { PolicyId, PolicyText, PublishedPolicies, PublishedPolicy } from "#contract/policy-texts.ts";
import { printedDay } from "#contract/printed-date.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import { type Body, mdxFile } from "./mdx-file.ts";
import { editableText, fillSentence, policyBody, sectionsOf } from "./policy-markdown.ts";

const head = z.strictObject({
  title: z.string().min(1),
  lastUpdated: z.string().min(1),
  description: z.string().min(1).transform(interpolateFacts),
  atAGlance: z.array(z.string().min(1).transform(interpolateFacts)).min(1),
  contents: z.array(z.strictObject({ id: z.string().min(1), title: z.string().min(1) })).min(1),
});

/** A policy, of content/policies or as staff published it. */
export type Policy = z.infer<typeof head> & {
  readonly id: PolicyId;
  readonly path: "/privacy-policy" | "/warranty-policy" | "/return-policy" | "/terms";
  /** The day of `lastUpdated` as machines write it. */
  readonly isoDate: string;
  /** Whether staff wrote the text: then its title and description stand for those of content/meta.ts. */
  readonly isOwn: boolean;
  readonly body: Body;
};

const files: readonly (readonly [PolicyId, Policy["path"]])[] = [
  ["privacy", "/privacy-policy"],
  ["warranty", "/warranty-policy"],
  ["returns", "/return-policy"],
  ["terms", "/terms"],
];

/** The policies that came with the shop, their figures filled in. For loaders only. */
export const policies: readonly Policy[] = files.map(([id, path]) => {
  const policy = mdxFile(`policies/${id}`, head);
  return { ...policy, id, path, isoDate: isoDate(policy.lastUpdated), isOwn: false };
});

/** Gives a policy as staff published it: their text, or the one that came with the shop as of the day it was put back. */
function asPublished(builtIn: Policy, { changedAt, text, tree }: Omit<PublishedPolicy, "version">): Policy {
  const day = changedAt.slice(0, 10);
  const dated = { ...builtIn, isoDate: day, lastUpdated: printedDay(day, "words") };
  if (text === null || tree === null) return dated;
  const { title, description, atAGlance } = text;
  const contents = sectionsOf(tree).map(({ id, title: words }) => ({ id, title: words }));
  return { ...dated, title, description, atAGlance: [...atAGlance], contents, isOwn: true, body: policyBody(tree) };
}

const withPublished = onceFor((published: PublishedPolicies): readonly Policy[] =>
  policies.map((builtIn) => {
    const own = published[builtIn.id];
    return own ? asPublished(builtIn, own) : builtIn;
  }),
);

/** All policies as visitors read them. For loaders only. */
export const allPolicies = (texts: Pick<SiteTexts, "policies">): readonly Policy[] => withPublished(texts.policies);

/** Gives a policy with a text that isn't published, as it would look today. For loaders only. */
export function draftedPolicy(id: PolicyId, draft: Omit<PublishedPolicy, "version">): Policy {
  const builtIn = policies.find((policy) => policy.id === id);
  if (!builtIn) throw new Error(`there is no policy ${id}`);
  return asPublished(builtIn, draft);
}

/** The policies that came with the shop as staff would write them, to begin from. For loaders only. */
export const editablePolicies = (): readonly (Pick<Policy, "id" | "path" | "lastUpdated"> & {
  readonly text: PolicyText;
})[] =>
  policies.map((policy) => ({
    id: policy.id,
    path: policy.path,
    lastUpdated: policy.lastUpdated,
    text: editableText(policy),
  }));

/** The sentences of a policy's head with the settings that they name. */
export function filledHead(
  { title, description, lastUpdated, isoDate: day, atAGlance, contents }: Policy,
  settings: object,
): Pick<Policy, "title" | "description" | "lastUpdated" | "isoDate" | "atAGlance" | "contents"> {
  const fill = (sentence: string): string => fillSentence(sentence.replace("{emails.support}", "{support}"), settings);
  return {
    title,
    description: fill(description),
    lastUpdated,
    isoDate: day,
    atAGlance: atAGlance.map(fill),
    contents,
  };
}
