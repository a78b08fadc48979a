import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Chapter } from "#content/products/chapters.ts";

/** The figure of a chapter, large, over a dimension line. */
function Figure({ about, value, unit }: NonNullable<Chapter["figure"]>) {
  return (
    <div className="mb-6 w-fit">
      <p className="figure-mono flex flex-wrap items-baseline gap-x-3 text-accent-text">
        {about ? <span className="text-lg">{about}</span> : null}
        <span className="text-display font-semibold">{value}</span>
        <span className="text-2xl">{unit}</span>
      </p>
      <span aria-hidden="true" className="mt-2 flex h-3 items-center border-x border-accent">
        <span className="h-px w-full bg-accent" />
      </span>
    </div>
  );
}

/** Chapters of another network than the chosen one are hidden; `data-google` of an ancestor says which is chosen. */
const hiddenBy = { "Dual Network": "in-data-google:hidden", "Google Find Hub": "not-in-data-google:hidden" } as const;

/**
 * A chapter of a product's overview: words, and what is seen beside them.
 * @param media picture and drawing, passed in, because features don't import each other
 * @param mediaFirst whether they stand on the left of a wide screen
 */
export function ProductChapter({
  chapter,
  media,
  mediaFirst,
}: {
  chapter: Chapter;
  media: ReactNode;
  mediaFirst: boolean;
}) {
  const { figure, title, text, steps, links = [], network } = chapter;
  return (
    <section
      className={`below-fold grid items-center gap-x-10 gap-y-8 md:grid-cols-2 lg:gap-x-20 ${network ? hiddenBy[network] : ""}`}
    >
      <div>
        {figure ? <Figure {...figure} /> : null}
        <h2 className="text-3xl leading-tight tracking-[-0.02em] lg:text-4xl lg:leading-tight">{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-xl text-lg text-ink-soft">
            {paragraph}
          </p>
        ))}
        {steps ? (
          <ol className="mt-6 max-w-xl border-t border-border">
            {steps.map((step, index) => (
              <li key={step.title} className="flex gap-4 border-b border-border py-4">
                <span className="figure-mono text-accent-text">{index + 1}</span>
                <span>
                  <strong className="block">{step.title}</strong>
                  <span className="text-ink-soft">{step.text}</span>
                </span>
              </li>
            ))}
          </ol>
        ) : null}
        {links.length > 0 ? (
          <p data-screen-only className="mt-4 flex flex-wrap gap-x-6">
            {links.map(({ label, to }) => (
              <Link key={to} to={to} className="link-line inline-flex min-h-11 items-center font-medium">
                {label}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
      <div className={mediaFirst ? "md:order-first" : ""}>{media}</div>
    </section>
  );
}
