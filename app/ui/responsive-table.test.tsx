import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ResponsiveTable } from "./responsive-table.tsx";

const tableWith = (corner: string): string =>
  renderToStaticMarkup(
    <ResponsiveTable>
      <thead>
        <tr>
          <th>{corner}</th>
          <th>Card</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Shape</td>
          <td>flat</td>
        </tr>
      </tbody>
    </ResponsiveTable>,
  );

test("cells have their column's heading, and below an empty corner that of their row", () => {
  expect(tableWith("")).toContain('<th scope="row">Shape</th><td data-label="Card">flat</td>');
  expect(tableWith("Property")).toContain('<td data-label="Property">Shape</td><td data-label="Card">flat</td>');
});
