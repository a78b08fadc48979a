import Phone from "@lucide/icons/icons/phone";
import Printer from "@lucide/icons/icons/printer";
import type { MDXComponents } from "mdx/types";
import { Fragment, type ReactNode } from "react";
import { disableSteps, guideText } from "#app/texts/manual-texts.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { StepByStepLinks } from "#app/ui/step-by-step-links.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { coachLinksTo } from "#content/coach/devices.ts";
import {
  type DisableGuide,
  firstLine,
  helpersAnchor,
  ownPageGuides,
  reassurance,
  unknownDevice,
} from "#content/support/disable.ts";
import { emergency, hotline } from "#content/support/who-can-help.ts";
import { ThinkFirst, WhoCanHelp } from "./safety-parts.tsx";

const helpLine = [emergency, hotline].map(({ name, label }) => `${name}: ${label}`).join(". ");

type SupportArticleProps = {
  title: string;
  guides: readonly DisableGuide[];
  components: MDXComponents;
  /** The one fragment that shows the page; the ids of its trackers are its anchors otherwise. */
  anchor?: string;
};

/**
 * The text of a disable page (docs/behavior/disable-pages.md#pages), for static HTML. `data-print` marks what prints;
 * of several devices, the one that the address names.
 * @param guides in this order; several are listed to choose from
 */
export function SupportArticle({ title, guides, components, anchor }: SupportArticleProps) {
  const shared = guides.length > 1;
  const steps = disableSteps();
  // Where one fragment alone asks for this page, any other leads away from it.
  const helpers = anchor === undefined ? `#${helpersAnchor}` : `/support/disable#${helpersAnchor}`;
  return (
    <article className="wrap py-8 lg:py-12 print:py-0">
      <h1 className="kicker text-base! print:text-sm!">{title}</h1>
      <ThinkFirst className="mt-3 print:mt-1" />
      <p className="mt-5 max-w-4xl text-2xl leading-snug font-semibold tracking-[-0.015em] lg:text-3xl lg:leading-snug print:mt-1 print:text-base print:leading-snug">
        {firstLine}
      </p>
      <p className="mt-4 max-w-3xl text-lg text-ink-soft print:mt-2 print:text-sm">{reassurance}</p>
      <div data-screen-only className="mt-6 flex flex-wrap gap-3">
        <a href={emergency.href} className={buttonClass("primary")}>
          <Icon icon={Phone} className="size-5" /> Call {emergency.label}
        </a>
        <a href={helpers} className={buttonClass("secondary")}>
          Who can help
        </a>
        <button type="button" data-print className={buttonClass("secondary", "noscript:hidden")}>
          <Icon icon={Printer} className="size-5" /> Print
        </button>
      </div>
      {shared ? <WhichOne guides={guides} /> : null}
      <TitledSection
        id="steps-title"
        title={steps.title}
        titleClass="text-2xl print:text-lg"
        className={`mt-14 print:mt-4 ${shared ? "" : "print:hidden"}`}
      >
        <ol className="mt-4 grid gap-x-10 border-t border-border-strong md:grid-cols-2 print:gap-x-6">
          {steps.body({ Step, p: Fragment })}
        </ol>
        {shared ? <p className="mt-6 max-w-3xl print:mt-3 print:text-sm">{unknownDevice}</p> : null}
      </TitledSection>
      <div className="print:[&:has(>:target)>:not(:target)]:hidden">
        {guides.map((guide) => (
          <section
            key={guide.device}
            id={anchor ?? guide.device}
            aria-labelledby={`${guide.device}-title`}
            className={`mt-14 scroll-mt-20 gap-x-14 border-t border-border-strong pt-8 lg:grid lg:grid-cols-12 print:mt-3 print:block print:pt-3 print:text-[0.75rem] print:leading-snug ${shared ? "print:break-before-page print:border-0" : ""}`}
          >
            {/* Again, for those whom a fragment leads past it. */}
            <div className={`mb-6 lg:col-span-12 print:hidden ${shared ? "hidden in-[:target]:block" : ""}`}>
              <ThinkFirst />
              <a href={helpers} className="link-line mt-2 inline-flex min-h-11 items-center">
                Who can help
              </a>
            </div>
            <header className="mb-6 lg:sticky lg:top-24 lg:col-span-4 lg:self-start print:static print:mb-2">
              <h2 id={`${guide.device}-title`} className="text-3xl tracking-[-0.02em] print:text-lg">
                Disable {guide.name}
              </h2>
              <p className="mt-1 text-ink-soft">{guide.looksLike}</p>
              <StepByStepLinks links={coachLinksTo(guide.device, ["disable", "re-enable"])} />
              {shared ? (
                <a
                  href={`#${guide.device}`}
                  data-print
                  data-screen-only
                  className="link-line inline-flex min-h-11 items-center gap-2 noscript:hidden"
                >
                  <Icon icon={Printer} className="size-5 shrink-0" /> Print {guide.name} only
                </a>
              ) : null}
            </header>
            <div className="prose max-w-2xl lg:col-span-8 print:max-w-none [&_figcaption_li]:m-0! [&_figcaption_ol]:list-none! [&_figcaption_ol]:p-0! print:[&_figcaption]:hidden print:[&_figure]:mt-2! print:[&_figure]:mb-0 print:[&_figure]:inline-block print:[&_figure]:w-[46%] print:[&_figure]:align-top print:[&_figure]:pr-4 print:[&_svg]:max-h-22 print:[&_svg]:w-auto">
              {guideText(guide.device).body(components)}
            </div>
            {shared ? (
              <p className="mt-4 hidden border-t border-border pt-2 font-semibold print:block">{helpLine}</p>
            ) : null}
          </section>
        ))}
      </div>
      <WhoCanHelp />
      <p data-screen-only className="mt-10 flex flex-wrap gap-x-8">
        {shared ? null : <LineLink to="/support/disable">Another tracker</LineLink>}
        <LineLink to="/found">Choose it by its picture</LineLink>
      </p>
    </article>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="border-b border-border py-4 break-inside-avoid print:py-2 print:text-sm">
      <h3 className="text-xl">
        <span aria-hidden="true" className="figure-mono mr-3 text-accent-text">
          {number}
        </span>
        {title}
      </h3>
      <p className="mt-1">{children}</p>
    </li>
  );
}

function WhichOne({ guides }: { guides: readonly DisableGuide[] }) {
  const card =
    "block h-full min-h-11 rounded-2xl border border-border p-3 hover:border-ink sm:p-4 [&>span]:text-sm [&>span]:text-ink-soft [&>strong]:block";
  return (
    <TitledSection as="nav" id="which-title" title="Which one is it?" data-screen-only className="mt-12">
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-5">
        {[...guides, ...ownPageGuides].map((guide) => (
          // The fragment of a guide with a page of its own leads to the way there.
          <li key={guide.device} id={guides.includes(guide) ? undefined : guide.device} className="scroll-mt-20">
            <a href={guides.includes(guide) ? `#${guide.device}` : guide.stepsAddress} className={card}>
              <strong>{guide.name}</strong>
              <span>{guide.looksLike}</span>
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
