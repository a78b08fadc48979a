/** How far two replicas' clocks may differ. What is later was made before the clock was set back. */
export const clockSkewMs = 60_000;
