import type { ReactNode } from "react";
import { LineLink } from "#app/ui/line-link.tsx";
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

const layouts = {
  half: {
    section: "items-center gap-y-3 sm:gap-y-6 md:grid-cols-2 lg:gap-x-20",
    words: "",
    head: "",
    links: "sm:mt-4",
    strip: "md:col-span-2",
  },
  bleed: {
    section: "mx-[calc(50%-50vw)] gap-y-3 sm:gap-y-8",
    words: "contents",
    head: "wrap items-end gap-x-10 md:grid md:grid-cols-2 lg:gap-x-20",
    links: "wrap",
    strip: "",
  },
  row: {
    section: "gap-y-3 sm:gap-y-6 md:grid-cols-4 md:gap-x-4",
    words: "contents",
    head: "items-end gap-x-4 md:col-span-4 md:grid md:grid-cols-2",
    links: "md:order-1 md:col-span-4",
    strip: "max-md:order-first md:col-span-4",
  },
} as const;

/**
 * A chapter of a product's overview: words, and what is seen beside them.
 * @param media picture and drawing, passed in, because features don't import each other
 * @param strip likewise, a row of pictures
 * @param mediaFirst whether they stand on the left of a wide screen
 */
export function ProductChapter({
  chapter,
  media,
  strip,
  mediaFirst,
}: {
  chapter: Chapter;
  media: ReactNode;
  strip: ReactNode;
  mediaFirst: boolean;
}) {
  const { figure, title, text, steps, links = [], network, picture, drawing, edgeProof } = chapter;
  const layout = layouts[chapter.layout ?? "half"];
  return (
    <section className={`below-fold grid gap-x-10 ${layout.section} ${network ? hiddenBy[network] : ""}`}>
      <div className={layout.words}>
        <div className={layout.head}>
          <div>
            {figure ? <Figure {...figure} /> : null}
            <h2 className="text-2xl leading-tight tracking-[-0.02em] sm:text-3xl lg:text-4xl lg:leading-tight">
              {title}
            </h2>
          </div>
          <div>
            {text.map((paragraph) => (
              <p
                key={paragraph}
                className="mt-2 max-w-xl leading-snug text-ink-soft sm:mt-4 sm:text-lg sm:leading-normal"
              >
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        {steps ? (
          <ol
            className={`border-t border-border md:order-1 md:grid md:grid-cols-3 md:gap-x-4 ${chapter.strip ? "md:col-span-4" : "md:col-span-3"}`}
          >
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
          <p data-screen-only className={`flex flex-wrap gap-x-6 ${layout.links}`}>
            {links.map(({ label, to }) => (
              <LineLink key={to} to={to} className="font-medium">
                {label}
              </LineLink>
            ))}
          </p>
        ) : null}
      </div>
      {picture || drawing || edgeProof ? (
        <div className={mediaFirst ? "order-first" : "max-md:order-first"}>{media}</div>
      ) : null}
      {chapter.strip ? <div className={layout.strip}>{strip}</div> : null}
    </section>
  );
}
