import type { ComponentProps } from "react";
import { articleBodyId } from "#app/features/editorial/articles/article-page.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import type { Article } from "#app/texts/articles.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Note, ProseLink, Steps, Warning } from "#app/ui/prose-parts.tsx";
import { ResponsiveTable } from "#app/ui/responsive-table.tsx";
import { pictureIdIn, uploadedPicture } from "#contract/pictures.ts";
import { PressPattern } from "./manual-drawings.tsx";

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

const components = { PressPattern, Note, Warning, Steps, a: ProseLink, table: ResponsiveTable, img: ArticlePicture };

export const articleHtml = ({ body }: Article): Readonly<Record<string, string>> =>
  renderStaticHtml({ [articleBodyId]: body(components) });
