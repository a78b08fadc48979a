/**
 * Timing of presses and beeps, in milliseconds, and the pitch of a beep, in hertz. The rules of the shop name presses,
 * beeps and the seconds of a hold (docs/behavior/manuals.md#procedures); the rhythm between them is ours, at the pace
 * of a double click.
 */
export const coachTimings = {
  /** Time before the first press. */
  leadMs: 3_000,
  /** Length of a press that isn't held. */
  pressMs: 160,
  /** From the start of one press to the start of the next. */
  pressPitchMs: 360,
  beepMs: 140,
  beepPitchMs: 320,
  /** From the end of a press to the beeps that follow it. */
  answerMs: 900,
  beepHz: 2_600,
} as const;
