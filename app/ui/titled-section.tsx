import type { ComponentProps, ReactNode } from "react";

type TitledSectionProps = Omit<ComponentProps<"section">, "id" | "title"> & {
  as?: "section" | "nav";
  id: string;
  title: ReactNode;
};

/** @param id of the heading */
export function TitledSection({ as: Tag = "section", id, title, children, ...rest }: TitledSectionProps) {
  return (
    <Tag aria-labelledby={id} {...rest}>
      <h2 id={id} className="text-2xl tracking-[-0.02em]">
        {title}
      </h2>
      {children}
    </Tag>
  );
}
