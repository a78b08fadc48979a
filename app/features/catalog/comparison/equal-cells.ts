/** "01 03 13" where the first, the second and the fourth cell say the same. For app/styles/compare.css. */
export function equalCells(cells: readonly string[]): string {
  const pairs = cells.flatMap((cell, left) =>
    cells.flatMap((other, right) => (left < right && cell === other ? [`${left}${right}`] : [])),
  );
  return pairs.join(" ");
}
