import type { MDXComponents, MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import { renderMdx } from "#app/static-html/render-mdx.tsx";
import { StepByStepLinks } from "#app/ui/step-by-step-links.tsx";
import { coachLinksOf } from "#content/coach/addresses.ts";
import { helpfulTexts } from "#content/manuals/helpful.ts";
import { type ManualPage, type ManualSection, manuals, printAddress } from "#content/manuals/manuals.ts";
import { mdxProps } from "#content/mdx-props.ts";
import { manualProse } from "./mdx-components.tsx";
import { manualTextId } from "./text-id.ts";

type SectionModule = { default: MDXContent; frontmatter: unknown };

const modules = import.meta.glob<SectionModule>("/content/manuals/*/*.mdx", { eager: true });

function headOf(frontmatter: unknown, file: string): { title: string; summary: string } {
  if (typeof frontmatter === "object" && frontmatter !== null && "title" in frontmatter && "summary" in frontmatter) {
    const { title, summary } = frontmatter;
    if (typeof title === "string" && typeof summary === "string") return { title, summary };
  }
  throw new Error(`${file} needs a title and a summary`);
}

/** One section of a manual. For loaders only. @throws Error when the file isn't written */
export function sectionText(
  { product, file: name, anchor }: ManualSection,
  components: MDXComponents,
): { title: string; summary: string; html: string } {
  const file = `/content/manuals/${product}/${name}.mdx`;
  const module = modules[file];
  if (!module) throw new Error(`manuals.ts names ${file}, which isn't written`);
  const html = renderMdx(module.default, mdxProps, components, `${anchor}-`);
  return { ...headOf(module.frontmatter, file), html };
}

function Section({ section, components }: { section: ManualSection; components: MDXComponents }) {
  const { title, summary, html } = sectionText(section, components);
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from content/ just above */}
      <div className={`${manualProse} lg:col-span-8`} dangerouslySetInnerHTML={{ __html: html }} />
      <Helpful section={section} title={title} />
    </section>
  );
}

const voteButton = "min-h-11 rounded-full border border-border-strong px-4 font-medium hover:bg-wash";

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
        <button type="submit" name="answer" value="yes" className={voteButton}>
          {helpfulTexts.yes}
        </button>
        <button type="submit" name="answer" value="no" className={voteButton}>
          {helpfulTexts.no}
        </button>
        <span className="kicker">{helpfulTexts.note}</span>
      </fieldset>
    </form>
  );
}

function render(sections: readonly ManualSection[], components: MDXComponents): string {
  return renderToStaticMarkup(
    sections.map((section) => <Section key={section.anchor} section={section} components={components} />),
  );
}

/** By element id ({@link manualTextId}). */
export type ManualTexts = Readonly<Record<string, string>>;

const cached = new Map<ManualPage, ManualTexts>();

/** Rendered once. For loaders only. @param components the same constant each time @throws for an unwritten file */
export function manualTexts(page: ManualPage, components: MDXComponents): ManualTexts {
  const found = cached.get(page);
  if (found) return found;
  const { tabs, closing } = manuals[page];
  const texts = Object.fromEntries(
    [...tabs, { id: "closing", sections: closing }]
      .filter((tab) => tab.sections.length > 0)
      .map((tab) => [manualTextId(tab.id), render(tab.sections, components)]),
  );
  cached.set(page, texts);
  return texts;
}
