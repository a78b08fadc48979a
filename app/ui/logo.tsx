/** The mark and the name, smaller where the header around it is narrow, and without the mark where it is narrower still. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-xl font-bold tracking-[-0.04em]">
      <svg viewBox="0 0 24 24" className="size-6 @max-[22rem]:hidden" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" stroke="currentColor" strokeWidth="1.2" />
        <circle cx="12" cy="12" r="6.3" stroke="currentColor" strokeWidth="1.2" strokeDasharray="2 2.2" />
        <circle cx="12" cy="12" r="2.6" className="fill-accent" />
      </svg>
      <span className="@max-[23.75rem]:text-lg @max-[22rem]:text-base">InCard</span>
    </span>
  );
}
