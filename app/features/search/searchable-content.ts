import type { MDXContent } from "mdx/types";
import type { ReactNode } from "react";
import { jsx } from "react/jsx-runtime";
import { z } from "zod";
import { isoDate } from "#app/lib/iso-date.ts";
import { markdownElements } from "#app/lib/markdown-elements.ts";
import { articleFrontMatter } from "#content/blog/front-matter.ts";
import { type ManualPage, type ManualSection, manualAddress, manuals } from "#content/manuals/manuals.ts";
import { mdxProps } from "#content/mdx-props.ts";
import { onceFor } from "#content/once-for.ts";
import { interpolateFacts } from "#content/policies/interpolate-facts.ts";
import { ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import { plainComponents } from "./plain-components.tsx";

/** For the search and for Markdown alternates. For loaders only. */
export type SearchableText = {
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  /** Without drawings. */
  readonly body: ReactNode;
};
export type SearchableArticle = SearchableText & {
  /** ISO 8601. */
  readonly at: string;
  readonly tags: readonly string[];
};
export type SearchableSection = SearchableText & {
  readonly product: string;
  readonly productName: string;
  readonly file: string;
};

type MdxModule = { default: MDXContent; frontmatter: unknown };

const articleModules = import.meta.glob<MdxModule>("/content/blog/*.mdx", { eager: true });
const manualModules = import.meta.glob<MdxModule>("/content/manuals/*/*.mdx", { eager: true });
const policyModules = import.meta.glob<MdxModule>("/content/policies/*.mdx", { eager: true });
const supportModules = import.meta.glob<MdxModule>("/content/support/*.mdx", { eager: true });

const sectionHead = z.object({ title: z.string(), summary: z.string() });
const policyHead = z.object({ title: z.string(), description: z.string() });

const bodyOf = ({ default: Body }: MdxModule): ReactNode => jsx(Body, { ...mdxProps, components: plainComponents });

function moduleAt(modules: Readonly<Record<string, MdxModule>>, path: string): MdxModule {
  const module = modules[path];
  if (!module) throw new Error(`${path} isn't written`);
  return module;
}

const builtInArticles = (replaced: ReadonlySet<number | null>): readonly SearchableArticle[] =>
  Object.values(articleModules).flatMap((module) => {
    const { id, title, excerpt, date, tags } = articleFrontMatter.parse(module.frontmatter);
    if (replaced.has(id)) return [];
    return { title, summary: excerpt, at: isoDate(date), tags, address: `/blog/${id}`, body: bodyOf(module) };
  });

const withBuiltIn = onceFor((articles: SiteTexts["articles"]): readonly SearchableArticle[] => {
  const written = articles.map(
    ({ slug, title, excerpt, publishedAt, tags, tree }): SearchableArticle => ({
      title,
      summary: excerpt,
      at: publishedAt,
      tags,
      address: `/blog/${slug}`,
      // Made anew each time: the elements of all articles take more memory than their texts.
      get body() {
        return markdownElements(tree);
      },
    }),
  );
  const replaced = new Set(articles.map(({ replaces }) => replaces));
  return [...written, ...builtInArticles(replaced)].sort((a, b) => b.at.localeCompare(a.at));
});

/** Built-in and written by staff, newest first. */
export const searchableArticles = ({ articles }: Pick<SiteTexts, "articles">): readonly SearchableArticle[] =>
  withBuiltIn(articles);

const productNames: Readonly<Record<string, string>> = {
  "incard-finder": "InCard Finder",
  tagigo: "Tagigo",
  "tagigo-g": "Tagigo G",
  "carbon-finder": "Carbon Finder",
};
const manualPages = ["incard-finder", "tagigo", "carbon-finder"] as const satisfies readonly ManualPage[];

function searchableSection(page: ManualPage, { product, file, anchor }: ManualSection): SearchableSection {
  const module = moduleAt(manualModules, `/content/manuals/${product}/${file}.mdx`);
  const { title, summary } = sectionHead.parse(module.frontmatter);
  const address = manualAddress(page, anchor);
  return {
    title,
    summary,
    address,
    body: bodyOf(module),
    product,
    productName: productNames[product] ?? product,
    file,
  };
}

export function searchableSections(): readonly SearchableSection[] {
  return manualPages.flatMap((page) =>
    [...manuals[page].tabs.flatMap((tab) => tab.sections), ...manuals[page].closing].map((section) =>
      searchableSection(page, section),
    ),
  );
}

export function searchableGuides(): readonly SearchableText[] {
  return [...sharedPageGuides, ...ownPageGuides].map(({ device, address }) => {
    const module = moduleAt(supportModules, `/content/support/${device}.mdx`);
    return { ...sectionHead.parse(module.frontmatter), address, body: bodyOf(module) };
  });
}

export function searchablePolicies(): readonly SearchableText[] {
  const files = {
    privacy: "/privacy-policy",
    warranty: "/warranty-policy",
    returns: "/return-policy",
    terms: "/terms",
  };
  return Object.entries(files).map(([file, address]) => {
    const module = moduleAt(policyModules, `/content/policies/${file}.mdx`);
    const { title, description } = policyHead.parse(module.frontmatter);
    return { title, summary: interpolateFacts(description), address, body: bodyOf(module) };
  });
}
