import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Chapter } from "#content/products/chapters.ts";

/** The figure of a chapter, large, over a dimension line. */
function Figure({ about, value, unit }: NonNullable<Chapter["figure"]>) {
  return (
    <div className="mb-2 w-fit sm:mb-6">
      <p className="figure-mono flex flex-wrap items-baseline gap-x-3 text-accent-text">
        {about ? <span className="text-lg">{about}</span> : null}
        <span className="text-display font-semibold max-sm:text-3xl">{value}</span>
        <span className="text-lg sm:text-2xl">{unit}</span>
      </p>
      <span aria-hidden="true" className="flex h-3 sm:mt-2 items-center border-x border-accent">
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
      className={`below-fold grid items-center gap-x-10 gap-y-3 md:grid-cols-2 lg:gap-x-20 ${network ? hiddenBy[network] : ""}`}
    >
      <div>
        {figure ? <Figure {...figure} /> : null}
        <h2 className="text-2xl leading-tight tracking-[-0.02em] sm:text-3xl lg:text-4xl lg:leading-tight">{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-2 max-w-xl leading-snug text-ink-soft sm:mt-4 sm:text-lg sm:leading-normal">
            {paragraph}
          </p>
        ))}
        {steps ? (
          <ol className="mt-3 max-w-xl border-t border-border sm:mt-6">
            {steps.map((step, index) => (
              <li
                key={step.title}
                className="flex gap-4 border-b border-border py-2 leading-snug sm:py-4 sm:leading-normal"
              >
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
          <p data-screen-only className="flex flex-wrap gap-x-6 sm:mt-4">
            {links.map(({ label, to }) => (
              <Link key={to} to={to} className="link-line inline-flex min-h-11 items-center font-medium">
                {label}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
      <div className={mediaFirst ? "order-first" : "max-md:order-first"}>{media}</div>
    </section>
  );
}
