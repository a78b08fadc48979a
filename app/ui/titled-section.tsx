import type { ReactNode } from "react";

type TitledSectionProps = { id: string; title: ReactNode; className?: string; children: ReactNode };

/** @param id of the heading */
export function TitledSection({ id, title, className, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-2xl tracking-[-0.02em]">
        {title}
      </h2>
      {children}
    </section>
  );
}
