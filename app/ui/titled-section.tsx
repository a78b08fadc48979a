import type { ReactNode } from "react";

/**
 * A section of a page, named by its heading.
 * @param id of the heading
 * @param className of the section: its place on the page
 */
export function TitledSection({
  id,
  title,
  className,
  children,
}: {
  id: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-2xl tracking-[-0.02em]">
        {title}
      </h2>
      {children}
    </section>
  );
}
