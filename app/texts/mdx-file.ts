import type { MDXComponents, MDXContent } from "mdx/types";
import type { ReactElement } from "react";
import { jsx } from "react/jsx-runtime";
import type { z } from "zod";
import { mdxProps } from "#content/mdx-props.ts";

/**
 * A text, rendered with the components of the page that shows it.
 * @param settings what it reads as `props` that only the page's loader knows
 */
export type Body = (components: MDXComponents, settings?: object) => ReactElement;

const modules = import.meta.glob<{ default: MDXContent; frontmatter: unknown }>("/content/**/*.mdx", { eager: true });

/** The files of a folder of content/, as `mdxFile` takes them. */
export const mdxFilesIn = (folder: string): readonly string[] =>
  Object.keys(modules)
    .filter((path) => path.startsWith(`/content/${folder}/`))
    .map((path) => path.slice("/content/".length, -".mdx".length));

/**
 * Head and body of `content/FILE.mdx`. For loaders only: the texts are large and stay on the server.
 * @param more what its body reads as `props`, beside content/mdx-props.ts
 * @throws Error where the file isn't written or its head is wrong
 */
export function mdxFile<Head>(file: string, head: z.ZodType<Head>, more: object = {}): Head & { readonly body: Body } {
  const module = modules[`/content/${file}.mdx`];
  if (!module) throw new Error(`content/${file}.mdx isn't written`);
  return {
    ...head.parse(module.frontmatter),
    body: (components, settings) => jsx(module.default, { ...mdxProps, ...more, ...settings, components }),
  };
}
