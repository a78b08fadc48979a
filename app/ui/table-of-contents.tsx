import { useEffect, useState } from "react";

/** A heading of the page: the id of its element, and its words. */
export type TableOfContentsEntry = { id: string; title: string };

/**
 * The table of contents of a long page, which marks the section that is being read. Takes four columns of a grid of twelve.
 * @param label its heading
 * @param entries in the order of the page
 */
export function TableOfContents({ label, entries }: { label: string; entries: readonly TableOfContentsEntry[] }) {
  const current = useCurrentSection(entries);
  return (
    <nav aria-label={label} data-screen-only className="text-base lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
      <p className="kicker mb-2">{label}</p>
      <ol className="border-l border-border">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              aria-current={current === entry.id ? "location" : undefined}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 leading-snug text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink lg:min-h-9"
            >
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The id of the last heading above the lower edge of the window's upper third; null before the first. */
function useCurrentSection(entries: readonly TableOfContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = entries.map((entry) => entry.id).join(" ");
  useEffect(() => {
    const headings = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    function mark(): void {
      const line = window.innerHeight / 3;
      const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      setCurrent((atEnd ? headings.at(-1) : passed.at(-1))?.id ?? null);
    }
    // Everything above the lower edge of the upper third counts as visible, so the observer reports each crossing of
    // that line, also on jumps.
    const observer = new IntersectionObserver(mark, { rootMargin: "1000000px 0px -66% 0px" });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
