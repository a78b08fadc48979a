import Printer from "@lucide/icons/icons/printer";
import type { ComponentProps } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";

export const policyTextId = "policy-text";

/** What stands above the text of a policy. */
export type PolicyHead = {
  readonly title: string;
  readonly description: string;
  readonly lastUpdated: string;
  readonly isoDate: string;
  readonly atAGlance: readonly string[];
  readonly contents: readonly { readonly id: string; readonly title: string }[];
};

type PolicyArticleProps = { head: PolicyHead; html: ComponentProps<typeof StaticHtml>["from"] };

/** A policy as visitors read it (docs/behavior/policies.md). */
export function PolicyArticle({ head, html }: PolicyArticleProps) {
  const hydrated = useHydrated();
  return (
    <article className="wrap py-10 lg:py-16">
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <p className="kicker mb-3">
            Last updated <time dateTime={head.isoDate}>{head.lastUpdated}</time>
          </p>
          <h1 className="text-title">{head.title}</h1>
          <p className="mt-4 max-w-2xl text-lg text-ink-soft">{head.description}</p>
        </div>
        <div
          className={`lg:col-span-4 lg:justify-self-end [@media(scripting:none)]:hidden ${hydrated ? "" : "invisible"}`}
          data-screen-only
        >
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon icon={Printer} className="size-4" />
            Print
          </Button>
        </div>
      </header>
      <section
        aria-labelledby="at-a-glance"
        className="mt-10 rounded-3xl border border-border bg-wash p-6 sm:p-8 lg:mt-14 lg:p-10"
      >
        <h2 id="at-a-glance" className="text-xl">
          At a glance
        </h2>
        <ul className="mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2">
          {head.atAGlance.map((point) => (
            <li key={point} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-full bg-accent" />
              <span className="min-w-0">{point}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:mt-16 lg:grid-cols-12">
        <TableOfContents label="Contents" entries={head.contents} />
        <StaticHtml id={policyTextId} from={html} className="prose max-w-3xl lg:col-span-8 print:col-span-12" />
      </div>
    </article>
  );
}
