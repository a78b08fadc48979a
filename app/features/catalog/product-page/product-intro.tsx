/** On narrow screens the badge stands beside the name. */
export function ProductIntro({ badge, title, lead }: { badge: string; title: string; lead: string }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:block">
        <p className="rounded-full border border-accent px-3 py-1 text-sm font-semibold text-accent-text max-md:order-1 md:mb-3 md:inline-block print:hidden">
          {badge}
        </p>
        <h1 className="text-title">{title}</h1>
      </div>
      <p className="mt-2 text-ink-soft lg:mt-3 lg:text-lg">{lead}</p>
    </>
  );
}
