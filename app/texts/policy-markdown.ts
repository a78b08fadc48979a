import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { MDXComponents } from "mdx/types";
import { createElement, Fragment, type ReactElement } from "react";
import { z } from "zod";
import { markdownOf } from "#app/lib/element-markdown.ts";
import { type Heading, headingsOf, markdownElements } from "#app/lib/markdown-elements.ts";
import { site } from "#content/site.ts";
import { mailtoAddress } from "#contract/mailto-address.ts";
import {
  type InlinePolicyWord,
  type LonePolicyWord,
  type PolicyText,
  policyWords,
  sectionName,
} from "#contract/policy-texts.ts";
import type { Body } from "./mdx-file.ts";

/** What the words in braces of a policy stand for; what a caller doesn't know is said in general words. */
const settingsSchema = z.object({
  emails: z.object({ support: z.string(), privacy: z.string(), dpo: z.string() }),
  site: z.object({ location: z.string(), countryName: z.string() }).default(site),
  currency: z.string().default("the currency of the shop"),
});
type Settings = z.infer<typeof settingsSchema>;

const settingOf: Readonly<Record<InlinePolicyWord, (settings: Settings) => string>> = {
  support: ({ emails }) => emails.support,
  privacy: ({ emails }) => emails.privacy,
  dpo: ({ emails }) => emails.dpo,
  place: (settings) => settings.site.location,
  country: (settings) => settings.site.countryName,
  currency: ({ currency }) => currency,
};
const addresses: readonly InlinePolicyWord[] = ["support", "privacy", "dpo"];

const inlineWord = new RegExp(`\\{(${policyWords.inline.join("|")})\\}`);
const isInline = (word: string | undefined): word is InlinePolicyWord =>
  policyWords.inline.some((known) => known === word);

/** The components that stand in the place of a word that is alone in its paragraph. */
const partOf: Readonly<Record<LonePolicyWord, string>> = {
  seller: "Seller",
  law: "GoverningLaw",
  "third-parties": "ThirdPartyTable",
};

/** Puts settings into a sentence of a policy. */
export function fillSentence(sentence: string, settings: object): string {
  const known = settingsSchema.parse(settings);
  return sentence.replace(new RegExp(inlineWord, "g"), (found, word: string) =>
    isInline(word) ? settingOf[word](known) : found,
  );
}

/** Puts settings into the texts of an element; an address to write to becomes a link, unless it stands in one. */
function fillElement(node: ElementContent, settings: Settings, inLink = false): readonly ElementContent[] {
  if (node.type === "element") {
    const isLink = inLink || node.tagName === "a";
    return [{ ...node, children: node.children.flatMap((child) => fillElement(child, settings, isLink)) }];
  }
  if (node.type !== "text") return [node];
  // Every other piece is a word, without its braces.
  return node.value.split(inlineWord).flatMap((piece, index): readonly ElementContent[] => {
    if (index % 2 === 0 || !isInline(piece)) return piece === "" ? [] : [{ type: "text", value: piece }];
    const value = settingOf[piece](settings);
    const text = { type: "text" as const, value };
    if (inLink || !addresses.includes(piece)) return [text];
    return [{ type: "element", tagName: "a", properties: { href: mailtoAddress(value) }, children: [text] }];
  });
}

/** Takes the name of a section from the end of its heading and makes it the heading's id. */
function nameHeading(node: RootContent): RootContent {
  if (node.type !== "element" || !/^h[2-4]$/.test(node.tagName)) return node;
  const last = node.children.at(-1);
  const name = last?.type === "text" ? sectionName.exec(last.value)?.[1] : undefined;
  if (last?.type !== "text" || name === undefined) return node;
  const words = { ...last, value: last.value.replace(sectionName, "") };
  return { ...node, properties: { id: name }, children: [...node.children.slice(0, -1), words] };
}

const loneWord = (node: RootContent): LonePolicyWord | undefined => {
  if (node.type !== "element" || node.tagName !== "p") return undefined;
  return policyWords.alone.find((word) => textOf(node).trim() === `{${word}}`);
};

/** The text with the ids of all its headings, so that its parts can be rendered one after the other. */
function withNames(tree: Root): Root {
  const named = { ...tree, children: tree.children.map(nameHeading) };
  const ids = headingsOf(named).values();
  const children = named.children.map((node): RootContent => {
    const isHeading = node.type === "element" && /^h[2-4]$/.test(node.tagName);
    return isHeading ? { ...node, properties: { ...node.properties, id: ids.next().value?.id } } : node;
  });
  return { ...tree, children };
}

/** Gives the sections of a policy: the headings of its second level. */
export function sectionsOf(tree: Root): readonly Heading[] {
  const sections = withNames(tree).children.filter(
    (node): node is Element => node.type === "element" && node.tagName === "h2",
  );
  return headingsOf({ type: "root", children: sections });
}

/** Makes the body of a policy that staff wrote, as `mdxFile` gives that of one that came with the shop. */
export function policyBody(tree: Root): Body {
  const named = withNames(tree);
  return (components: MDXComponents, settings = {}): ReactElement => {
    const known = settingsSchema.parse(settings);
    const parts: ReactElement[] = [];
    let before: RootContent[] = [];
    const endPart = () => {
      if (before.length > 0) parts.push(markdownElements({ type: "root", children: before }, components));
      before = [];
    };
    for (const node of named.children) {
      const word = loneWord(node);
      const component = word && components[partOf[word]];
      if (word === undefined) before.push(...(node.type === "element" ? fillElement(node, known) : [node]));
      else if (component) {
        endPart();
        parts.push(createElement(component));
      }
    }
    endPart();
    return createElement(Fragment, null, ...parts);
  };
}

/** The policies that came with the shop, with the words in braces in the place of settings. */
const asWords: MDXComponents = {
  H2: ({ id, children }) => createElement("h2", null, children, ` {#${id}}`),
  H3: ({ id, children }) => createElement("h3", null, children, ` {#${id}}`),
  Steps: Fragment,
  Currency: () => "{currency}",
  Seller: () => createElement("p", null, "{seller}"),
  GoverningLaw: () => createElement("p", null, "{law}"),
  ThirdPartyTable: () => createElement("p", null, "{third-parties}"),
};

/** Gives a policy that came with the shop as staff would write it, to begin from. */
export function editableText(
  policy: { readonly body: Body } & Pick<PolicyText, "title" | "description" | "atAGlance">,
): PolicyText {
  const settings = {
    emails: { support: "{support}", privacy: "{privacy}", dpo: "{dpo}" },
    site: { ...site, location: "{place}", countryName: "{country}" },
  };
  const body = markdownOf(policy.body(asWords, settings), (address) => address);
  return {
    title: policy.title,
    description: policy.description,
    atAGlance: policy.atAGlance.map((point) => point.replace("{emails.support}", "{support}")),
    body: body.replace(/\[(\{\w+\})\]\(mailto:\1\)/g, "$1"),
  };
}
