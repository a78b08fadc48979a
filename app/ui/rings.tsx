/**
 * Concentric range rings, the shop's one recurring motif (look, Idea).
 * Purely decorative; `dot` is what was found, so the 404 screen goes without it.
 */
export function Rings({
  className = "",
  dot = true,
  count = 5,
}: {
  className?: string;
  dot?: boolean;
  count?: number;
}) {
  return (
    <svg className={className} viewBox="0 0 400 400" fill="none" aria-hidden="true" focusable="false">
      {Array.from({ length: count }, (_, ring) => (
        <circle
          key={`ring-${(ring + 1) * 36}`}
          cx="200"
          cy="200"
          r={(ring + 1) * (190 / count)}
          stroke="currentColor"
          strokeWidth="1"
          strokeDasharray={ring % 2 ? "2 7" : undefined}
        />
      ))}
      {dot ? <circle cx="200" cy="200" r="7" className="fill-accent" /> : null}
    </svg>
  );
}
