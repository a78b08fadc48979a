import type { ArticleView } from "#app/texts/articles.ts";
import { Sprite } from "#app/ui/sprite.tsx";

type ArticleDrawingProps = { article: Pick<ArticleView, "illustrationType">; className?: string };

export function ArticleDrawing({ article, className = "rounded-2xl" }: ArticleDrawingProps) {
  return (
    <Sprite
      sheet="blog"
      drawing={article.illustrationType}
      width={640}
      height={400}
      className={`h-auto w-full border border-border bg-wash ${className}`}
    />
  );
}
