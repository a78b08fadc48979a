/** Processor time that one look takes. */
const spinMs = 100;

/**
 * How many times longer work takes here and now than on a machine that does nothing else: 1 or more. A limit in seconds is
 * multiplied by it, so that it says something of the shop and not of its neighbors.
 */
export function slowness(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < spinMs) {
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / used);
}
