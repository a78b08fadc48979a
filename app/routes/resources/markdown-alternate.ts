import { redirect } from "react-router";
import { articleMarkdownPath, markdownAlternateAt } from "#app/features/search/markdown-alternates.ts";
import { servicesContext } from "#app/services-context.ts";
import { replacementOf } from "#app/texts/articles.ts";
import type { Route } from "./+types/markdown-alternate";

export function loader({ url, context }: Route.LoaderArgs) {
  const { config, texts } = context.get(servicesContext);
  const replacement = replacementOf(url.pathname.replace(/\.md$/, ""), texts().articles);
  if (replacement) return redirect(articleMarkdownPath(`/blog/${replacement.slug}`));
  const text = markdownAlternateAt(url.pathname, config.siteUrl, texts());
  return new Response(text ?? "There is no text at this address.\n", {
    status: text === undefined ? 404 : 200,
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
