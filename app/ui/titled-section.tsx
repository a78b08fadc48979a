import type { ComponentProps, ReactNode } from "react";

type TitledSectionProps = Omit<ComponentProps<"section">, "id" | "title"> & {
  as?: "section" | "nav";
  id: string;
  title: ReactNode;
  titleClass?: string;
};

/**
 * A section of a page, named by its heading. All other props are those of its element.
 * @param as the element
 * @param id of the heading
 * @param titleClass class names of the heading: its size, and what is around it
 */
export function TitledSection(props: TitledSectionProps) {
  const { as: Tag = "section", id, title, titleClass = "text-2xl", children, ...rest } = props;
  return (
    <Tag aria-labelledby={id} {...rest}>
      <h2 id={id} className={`tracking-[-0.02em] ${titleClass}`}>
        {title}
      </h2>
      {children}
    </Tag>
  );
}
