/**
 * How quick "twice, quickly" is, and how a beep sounds here, in milliseconds and hertz. The specification names presses,
 * beeps and the seconds of a hold (storefront §9); the rhythm between them is ours, at the pace of a double click.
 */
export const coachTimings = {
  /** Time to put the finger on the button before the first press. */
  leadMs: 3_000,
  /** From a press to its release, where it isn't held. */
  pressMs: 160,
  /** From the beginning of a press to that of the next. */
  pressPitchMs: 360,
  beepMs: 140,
  beepPitchMs: 320,
  /** From the end of one sign to beeps that answer it. */
  answerMs: 900,
  beepHz: 2_600,
} as const;
