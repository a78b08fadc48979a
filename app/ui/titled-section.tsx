import type { ReactNode } from "react";

/** @param id of the heading */
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
