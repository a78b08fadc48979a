/**
 * How complaints are timed: `dueDays` after a message arrived it is to be answered, unless staff choose another day; from
 * `soonDays` before that day on it stands first in the inbox and on Today. The day may be at most `latestDays` from now.
 */
export const complaintDays = { dueDays: 14, soonDays: 3, latestDays: 366 } as const;

/** Words for complaints in the inbox (docs/staff.md#complaints). */
export const complaintsText = {
  badge: "Complaint",
  mark: "Mark as complaint",
  change: "Change due day",
  dueOn: "Answer until",
  hint: `A complaint is due ${complaintDays.dueDays} days after it arrived, unless you choose another day. Answered or done, it is off the list.`,
  save: "Save due day",
  cancel: "Cancel",
  unmark: "It isn't a complaint",
  /** Names the day until which it is to be answered. */
  due: (day: string): string => `answer until ${day}`,
  /** Says when it was marked. */
  marked: (day: string): string => `Marked as a complaint, due ${day}`,
  unmarked: "No longer a complaint",
  badDue: "Choose a day from the message's own on, at most a year from now.",
} as const;
