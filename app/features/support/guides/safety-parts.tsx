import { Fragment, type ReactNode } from "react";
import { whoCanHelp } from "#app/texts/manual-texts.ts";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import type { LabeledLink } from "#content/navigation.ts";
import { helpersAnchor, thinkFirst } from "#content/support/disable.ts";

type HelperProps = { name: string; phone?: LabeledLink; link?: string; href?: string; children: ReactNode };

function Helper({ name, phone, link, href, children }: HelperProps) {
  return (
    <li className="border-b border-border py-4 print:py-0.5">
      <h3 className="font-semibold">{name}</h3>
      {phone ? (
        <p>
          <a
            href={phone.href}
            className="figure-mono inline-flex min-h-11 items-center text-2xl font-semibold text-accent-text underline underline-offset-4 print:min-h-0 print:text-sm"
          >
            {phone.label}
          </a>
        </p>
      ) : null}
      <p className="text-ink-soft">{children}</p>
      {href ? (
        <ContentAnchor href={href} className="link-line inline-flex min-h-11 items-center print:inline print:min-h-0">
          {link}
        </ContentAnchor>
      ) : null}
    </li>
  );
}

/** The most urgent first. */
export function WhoCanHelp() {
  const { title, body } = whoCanHelp();
  return (
    <section
      id={helpersAnchor}
      aria-labelledby={`${helpersAnchor}-title`}
      className="mt-14 scroll-mt-20 break-inside-avoid print:mt-3 print:text-[0.65rem] print:leading-tight"
    >
      <h2 id={`${helpersAnchor}-title`} className="text-2xl tracking-[-0.02em] print:text-sm">
        {title}
      </h2>
      <ul className="mt-4 grid border-t border-border-strong md:grid-cols-2 md:gap-x-10 print:mt-1 print:grid-cols-3 print:gap-x-5">
        {body({ Helper, p: Fragment })}
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
