import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

type Parent = ReactElement<{ children?: ReactNode }>;

const elementsOf = (node: ReactNode): readonly Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));

function textOf(node: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  if (Array.isArray(node)) return node.map(textOf).join("");
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

/** Labels each cell of a row with its column's heading, which is shown before it on a phone. */
function withLabels(row: Parent, labels: readonly string[]): Parent {
  const cells = elementsOf(row.props.children).map((cell, column) =>
    column === 0 && labels[0] === "" ? (
      <th {...cell.props} key={cell.key} scope="row" />
    ) : (
      cloneElement<Record<string, unknown>>(cell, { "data-label": labels[column] })
    ),
  );
  return cloneElement(row, {}, ...cells);
}

/**
 * A table that becomes one card a row on a phone, each cell with its column's heading before it. Where the first heading is empty,
 * the first cells of the rows become their headings, which Markdown can't mark.
 * @param children `<thead>` with one row and `<tbody>`, as Markdown gives them
 */
export function ResponsiveTable({ children }: { children?: ReactNode }) {
  const [head, body] = elementsOf(children);
  const labels = elementsOf(elementsOf(head?.props.children)[0]?.props.children).map(textOf);
  const rows = elementsOf(body?.props.children).map((row) => withLabels(row, labels));
  return (
    <table className="max-sm:block max-sm:[&_tbody]:block max-sm:[&_td]:block max-sm:[&_td]:border-0! max-sm:[&_td]:p-0! max-sm:[&_td]:pt-2! max-sm:[&_td]:before:block max-sm:[&_td]:before:font-mono max-sm:[&_td]:before:text-[0.8125rem] max-sm:[&_td]:before:text-ink-soft max-sm:[&_td]:before:content-[attr(data-label)] max-sm:[&_tbody_th]:block max-sm:[&_tbody_th]:border-0! max-sm:[&_tbody_th]:p-0! max-sm:[&_tbody_tr]:block max-sm:[&_tbody_tr]:border-b max-sm:[&_tbody_tr]:border-border max-sm:[&_tbody_tr]:py-4 max-sm:[&_td:empty]:hidden max-sm:[&_thead]:sr-only">
      {head}
      {body ? cloneElement(body, {}, ...rows) : null}
    </table>
  );
}
