/** What the start prints once the shop listens; the benchmarks read the port from it. */
export const runningLine = (address: string): string => `InCard shop runs at ${address}`;
