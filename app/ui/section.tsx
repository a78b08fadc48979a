import type { ReactNode } from "react";

type SectionProps = {
  id: string;
  kicker?: string;
  title: string;
  lead?: string | undefined;
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A section further down a page, named by its heading.
 * @param id its anchor, from which the id of the heading is made
 * @param kicker a few words above the title
 * @param lead a sentence or two below the title
 * @param beside what stands beside these words on a wide screen, and below them on a narrow one
 */
export function Section({ id, kicker, title, lead, beside, children, className = "" }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`below-fold py-16 lg:py-24 ${className}`}
      suppressHydrationWarning
    >
      <div className="wrap">
        <header className={`mb-10 ${beside ? "grid items-center gap-8 lg:grid-cols-2 lg:gap-12" : "max-w-3xl"}`}>
          <div>
            {kicker ? <p className="kicker mb-3">{kicker}</p> : null}
            <h2 id={`${id}-title`} className="text-title">
              {title}
            </h2>
            {lead ? <p className="mt-4 text-lg text-ink-soft">{lead}</p> : null}
          </div>
          {beside}
        </header>
        {children}
      </div>
    </section>
  );
}
