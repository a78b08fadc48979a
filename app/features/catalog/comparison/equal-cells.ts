/**
 * The pairs of a row's cells that say the same, as two digits each: "01 03 13" where the first, the second and the
 * fourth do. For app/styles/compare.css, which marks the rows that differ.
 */
export function equalCells(cells: readonly string[]): string {
  const pairs = cells.flatMap((cell, left) =>
    cells.flatMap((other, right) => (left < right && cell === other ? [`${left}${right}`] : [])),
  );
  return pairs.join(" ");
}
