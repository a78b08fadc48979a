/** Places that all clients share, each held for a while. */
export type FairPlaces = {
  /** Takes a place for an address. @param end is called where somebody else gets it @returns what gives it back */
  readonly take: (address: string, end: () => void) => () => void;
};

type Place = { readonly address: string; readonly end: () => void; readonly since: number };

/** Whoever needs a place for a moment has given it back by then. */
const momentMs = 250;

/**
 * Makes places that all clients share. When none is free, whoever comes gets one of the address that has most of them:
 * the one that it has had for longest. Those that were taken a moment ago are spared while there are others. So who
 * keeps many loses them, and who needs one for a moment has it. A queue or a counter would refuse whoever comes
 * instead, and let those win who came first and hold on.
 * @param most how many there are
 * @param now in milliseconds
 */
export function fairPlaces(most: number, now: () => number = () => performance.now()): FairPlaces {
  const byAddress = new Map<string, Set<Place>>();
  let taken = 0;

  function giveBack(place: Place): void {
    const places = byAddress.get(place.address);
    if (!places?.delete(place)) return;
    if (places.size === 0) byAddress.delete(place.address);
    taken -= 1;
  }

  /** The longest held place of the address that has most, of those that were taken before a moment. */
  function longestOfFullest(before: number): Place | undefined {
    let fullest = 0;
    let longest: Place | undefined;
    for (const places of byAddress.values()) {
      const [first] = places;
      if (!first || first.since > before || places.size <= fullest) continue;
      fullest = places.size;
      longest = first;
    }
    return longest;
  }

  return {
    take(address, end) {
      const since = now();
      const lost = taken < most ? undefined : (longestOfFullest(since - momentMs) ?? longestOfFullest(since));
      if (lost) {
        giveBack(lost);
        lost.end();
      }
      const place = { address, end, since };
      const places = byAddress.get(address) ?? new Set();
      byAddress.set(address, places.add(place));
      taken += 1;
      return () => giveBack(place);
    },
  };
}
