/**
 * How presses and beeps are shown and played, in milliseconds and hertz. The rhythm is ours, at the pace of a double
 * click; holds are specified (docs/behavior/manuals.md#procedures).
 */
export const coachTimings = {
  /** The time before the first press. */
  leadMs: 3_000,
  /** How long a press is that isn't held. */
  pressMs: 160,
  /** From the start of one press to the start of the next. */
  pressPitchMs: 360,
  beepMs: 140,
  beepPitchMs: 320,
  /** From the end of a press to the beeps that follow it. */
  answerMs: 900,
  beepHz: 2_600,
} as const;
