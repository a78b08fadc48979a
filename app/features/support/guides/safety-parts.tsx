import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { helpers, helpersAnchor, thinkFirst } from "#content/support/disable.ts";

/** The most urgent first. */
export function WhoCanHelp() {
  return (
    <section
      id={helpersAnchor}
      aria-labelledby={`${helpersAnchor}-title`}
      className="mt-14 scroll-mt-20 break-inside-avoid print:mt-3 print:text-[0.65rem] print:leading-tight"
    >
      <h2 id={`${helpersAnchor}-title`} className="text-2xl tracking-[-0.02em] print:text-sm">
        Who can help
      </h2>
      <ul className="mt-4 grid border-t border-border-strong md:grid-cols-2 md:gap-x-10 print:mt-1 print:grid-cols-3 print:gap-x-5">
        {helpers.map((helper) => (
          <li key={helper.name} className="border-b border-border py-4 print:py-0.5">
            <h3 className="font-semibold">{helper.name}</h3>
            {helper.phone ? (
              <p>
                <a
                  href={helper.phone.href}
                  className="figure-mono inline-flex min-h-11 items-center text-2xl font-semibold text-accent-text underline underline-offset-4 print:min-h-0 print:text-sm"
                >
                  {helper.phone.label}
                </a>
              </p>
            ) : null}
            <p className="text-ink-soft">{helper.what}</p>
            {helper.link ? (
              <ContentAnchor
                href={helper.link.href}
                className="link-line inline-flex min-h-11 items-center print:inline print:min-h-0"
              >
                {helper.link.label}
              </ContentAnchor>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** docs/behavior/disable-pages.md#pages */
export function ThinkFirst({ className = "" }: { className?: string }) {
  return (
    <p
      className={`max-w-4xl border-l-4 border-accent pl-4 text-lg leading-snug font-semibold lg:text-xl lg:leading-snug print:text-base ${className}`}
    >
      {thinkFirst}
    </p>
  );
}
