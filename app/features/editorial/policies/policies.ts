import type { MDXContent } from "mdx/types";
import { z } from "zod";
import { isoDate } from "#app/lib/iso-date.ts";
import { interpolateFacts } from "#content/policies/interpolate-facts.ts";

const frontMatter = z.strictObject({
  title: z.string().min(1),
  lastUpdated: z.string().min(1),
  description: z.string().min(1),
  atAGlance: z.array(z.string().min(1).transform(interpolateFacts)).min(1),
  contents: z.array(z.strictObject({ id: z.string().min(1), title: z.string().min(1) })).min(1),
});

/** File names in content/policies. */
export type PolicyName = "privacy" | "warranty" | "returns" | "terms";

export type PolicyHead = z.infer<typeof frontMatter> & { isoDate: string };

type PolicyModule = { default: MDXContent; frontmatter: unknown };

const modules = import.meta.glob<PolicyModule>("/content/policies/*.mdx", { eager: true });

/** A policy with its head checked and its figures filled in. For loaders only. @throws for a wrong head */
export function policy(name: PolicyName): PolicyHead & { Body: MDXContent } {
  const module = modules[`/content/policies/${name}.mdx`];
  if (!module) throw new Error(`content/policies/${name}.mdx isn't written`);
  const head = frontMatter.parse(module.frontmatter);
  return { ...head, isoDate: isoDate(head.lastUpdated), Body: module.default };
}
