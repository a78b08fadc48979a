import { type ComponentProps, createElement } from "react";
import { articleBodyId } from "#app/features/editorial/articles/article-body-id.ts";
import { type Article, articleView } from "#app/features/editorial/articles/articles.ts";
import { articleComponents } from "#app/features/editorial/articles/mdx-components.tsx";
import { neighborsOf, relatedTo } from "#app/features/editorial/articles/neighbors.ts";
import { PressPatternDiagram } from "#app/features/support/diagrams/press-pattern-diagram.tsx";
import { markdownElements } from "#app/lib/markdown-elements.ts";
import { renderMdx } from "#app/static-html/render-mdx.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProseLink } from "#app/ui/prose-parts.tsx";
import { ResponsiveTable } from "#app/ui/responsive-table.tsx";
import { type PressPatternId, pressPatterns } from "#content/diagrams/press-patterns.ts";
import { mdxProps } from "#content/mdx-props.ts";
import { pictureIdIn, uploadedPicture } from "#contract/pictures.ts";

const components = articleComponents({
  PressPattern: ({ id }: { id: PressPatternId }) => createElement(PressPatternDiagram, { pattern: pressPatterns[id] }),
});

/** A picture of an article as staff wrote it (contract/staff-markdown.ts lets no others through). */
function ArticlePicture({ src = "", alt = "" }: ComponentProps<"img">) {
  const id = pictureIdIn(src);
  if (id === null) return null;
  return (
    <Picture
      picture={uploadedPicture(id, alt)}
      sizes="(min-width: 44rem) 42rem, 92vw"
      className="h-auto w-full rounded-2xl"
    />
  );
}

export const articleHtml = ({ body }: Article): Readonly<Record<string, string>> =>
  "Mdx" in body
    ? { [articleBodyId]: renderMdx(body.Mdx, mdxProps, components) }
    : renderStaticHtml({
        [articleBodyId]: markdownElements(body.tree, { a: ProseLink, table: ResponsiveTable, img: ArticlePicture }),
      });

/** What an article's page shows besides its body. @param all newest first */
export function articleData(article: Article, all: readonly Article[]) {
  const { previous, next } = neighborsOf(all, article.path);
  return {
    article: articleView(article),
    headings: article.headings,
    previous: previous && articleView(previous),
    next: next && articleView(next),
    related: relatedTo(all, article.path, 3).map(articleView),
  };
}
