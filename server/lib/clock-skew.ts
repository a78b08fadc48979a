/** How far two replicas' clocks may differ. What is later than that was made before a clock was set back. */
export const clockSkewMs = 60_000;
