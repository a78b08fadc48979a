import type { MDXComponents } from "mdx/types";
import { Fragment } from "react";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { sectionText } from "#app/texts/manual-texts.ts";
import { StepByStepLinks } from "#app/ui/step-by-step-links.tsx";
import { coachLinksOf } from "#content/coach/devices.ts";
import type { ManualSection } from "#content/manuals/define-manual.ts";
import { helpfulTexts } from "#content/manuals/helpful.ts";
import { manuals, printAddress } from "#content/manuals/manuals.ts";
import type { ProductSlug } from "#content/products.ts";
import { manualProse } from "./mdx-components.tsx";
import { manualTextId } from "./target.ts";

function Section({ section, components }: { section: ManualSection; components: MDXComponents }) {
  const { title, summary, body } = sectionText(section);
  return (
    <section
      id={section.anchor}
      aria-labelledby={`${section.anchor}-title`}
      className="below-fold [--estimated-height:150rem] mt-12 scroll-mt-20 gap-x-14 border-t border-border-strong pt-8 first:mt-0 lg:grid lg:grid-cols-12 print:mt-5 print:block print:pt-4"
    >
      <header className="mb-6 lg:sticky lg:top-24 lg:col-span-4 lg:self-start print:static print:mb-3 print:break-after-avoid">
        <h3 id={`${section.anchor}-title`} className="text-2xl tracking-[-0.02em]">
          {title}
        </h3>
        <p className="mt-2 text-ink-soft">{summary}</p>
        <StepByStepLinks links={coachLinksOf(section)} print={printAddress(section)} />
      </header>
      <div className={`${manualProse} lg:col-span-8`}>{body(components)}</div>
      <Helpful section={section} title={title} />
    </section>
  );
}

/** A plain form, sent by script without leaving the page. A form with a name of its own would be one more landmark. */
function Helpful({ section, title }: { section: ManualSection; title: string }) {
  return (
    <form
      method="post"
      action="/api/manual-vote"
      data-vote=""
      data-screen-only
      className="mt-6 lg:col-span-8 lg:col-start-5"
    >
      <input type="hidden" name="section" value={`${section.product}/${section.anchor}`} />
      <fieldset className="flex flex-wrap items-center gap-2">
        {/* A legend that floats is laid out in the row. */}
        <legend className="float-left mr-2 font-medium">
          {helpfulTexts.question}
          <span className="sr-only"> {title}</span>
        </legend>
        {(["yes", "no"] as const).map((answer) => (
          <button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            className="min-h-11 rounded-full border border-border-strong px-4 font-medium hover:bg-wash"
          >
            {helpfulTexts[answer]}
          </button>
        ))}
        <span className="kicker">{helpfulTexts.note}</span>
      </fieldset>
    </form>
  );
}

/** HTML by element id ({@link manualTextId}). For loaders only. */
export function manualTexts(page: ProductSlug, components: MDXComponents): Readonly<Record<string, string>> {
  const { tabs, closing } = manuals[page];
  return renderStaticHtml(
    Object.fromEntries(
      [...tabs, { id: "closing", sections: closing }]
        .filter(({ sections }) => sections.length > 0)
        .map(({ id, sections }) => [
          manualTextId(id),
          <Fragment key={id}>
            {sections.map((section) => (
              <Section key={section.anchor} section={section} components={components} />
            ))}
          </Fragment>,
        ]),
    ),
  );
}
