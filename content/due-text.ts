const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

/**
 * Says when something is due: "Due in 3 days", "Due today", "Overdue by 1 day".
 * @param left how many days there are until its day; negative once that has passed
 */
export function dueText(left: number): string {
  if (left === 0) return "Due today";
  return left > 0 ? `Due in ${daysText(left)}` : `Overdue by ${daysText(-left)}`;
}
