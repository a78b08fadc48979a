import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { helpers, helpersAnchor } from "#content/support/disable.ts";

/** Who can help, the most urgent first. Telephone numbers dial. */
export function WhoCanHelp() {
  return (
    <section
      id={helpersAnchor}
      aria-labelledby={`${helpersAnchor}-title`}
      className="mt-14 scroll-mt-20 break-inside-avoid print:mt-4"
    >
      <h2 id={`${helpersAnchor}-title`} className="text-2xl tracking-[-0.02em] print:text-lg">
        Who can help
      </h2>
      <ul className="mt-4 grid border-t border-rule-strong md:grid-cols-2 md:gap-x-10 print:grid-cols-2 print:gap-x-6">
        {helpers.map((helper) => (
          <li key={helper.name} className="border-b border-rule py-4 print:py-1.5">
            <h3 className="font-semibold">{helper.name}</h3>
            {helper.phone ? (
              <p>
                <a
                  href={helper.phone.href}
                  className="figure-mono inline-flex min-h-11 items-center text-2xl font-semibold text-accent-text underline underline-offset-4 print:min-h-0 print:text-base"
                >
                  {helper.phone.label}
                </a>
              </p>
            ) : null}
            <p className="text-ink-soft">{helper.what}</p>
            {helper.link ? (
              <ContentAnchor
                href={helper.link.href}
                className="link-line inline-flex min-h-11 items-center print:min-h-0"
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
