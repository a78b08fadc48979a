/** The radii of the rings in a square of 400. */
const radii = [38, 76, 114, 152, 190] as const;

/**
 * Concentric range rings, the shop's one recurring motif. Decorative.
 * @param dot in the middle: it stands for something found, so the 404 screen has none
 */
export function Rings({ className = "", dot = true }: { className?: string; dot?: boolean }) {
  return (
    <svg className={className} viewBox="0 0 400 400" fill="none" aria-hidden="true" focusable="false">
      {radii.map((radius, ring) => (
        <circle
          key={radius}
          cx="200"
          cy="200"
          r={radius}
          stroke="currentColor"
          strokeWidth="1"
          strokeDasharray={ring % 2 ? "2 7" : undefined}
        />
      ))}
      {dot ? <circle cx="200" cy="200" r="7" className="fill-accent" /> : null}
    </svg>
  );
}
