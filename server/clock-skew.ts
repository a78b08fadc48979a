/** So much the clocks of two replicas may differ. What is later than that was made before the clock was set back. */
export const clockSkewMs = 60_000;
