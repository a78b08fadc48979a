/** Badge, name and lead at the head of a product page. */
export function ProductIntro({ badge, title, lead }: { badge: string; title: string; lead: string }) {
  return (
    <>
      <p className="mb-3 inline-flex rounded-full border border-accent px-3 py-1 text-sm font-semibold text-accent-text print:hidden">
        {badge}
      </p>
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{lead}</p>
    </>
  );
}
