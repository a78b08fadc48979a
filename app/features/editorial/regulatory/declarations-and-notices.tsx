import { Fragment, type ReactNode } from "react";
import { z } from "zod";
import { mdxFile } from "#app/texts/mdx-file.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

type NoticeProps = { id: string; title: string; lang?: string; children: ReactNode };

function Notice({ id, title, lang = "en", children }: NoticeProps) {
  return (
    <section id={id} lang={lang} aria-labelledby={`${id}-title`} className="mb-10 scroll-mt-24 break-inside-avoid">
      <h3 id={`${id}-title`} className="text-xl">
        {title}
      </h3>
      <div className="prose mt-3 text-base">{children}</div>
    </section>
  );
}

type DeclarationProps = { id: string; scheme: string; name: string; children: ReactNode };

function Declaration({ id, scheme, name, children }: DeclarationProps) {
  return (
    <div id={id} className="scroll-mt-24">
      <dt>
        <span className="text-xl font-semibold">{scheme}</span>
        <span className="block text-base text-ink-soft">{name}</span>
      </dt>
      <dd className="mt-3">{children}</dd>
    </div>
  );
}

const titleClass = "mb-6 border-t border-border-strong pt-6 text-3xl";
const head = z.object({ title: z.string() });

/** For static HTML: rules that are declared and not certified, and what the law wants to be told. */
export function DeclarationsAndNotices({ uncertified }: { uncertified: readonly string[] }) {
  const declarations = mdxFile("regulatory/declarations", head);
  const notices = mdxFile("regulatory/notices", head);
  return (
    <>
      <TitledSection id="declarations-title" title={declarations.title} titleClass={titleClass}>
        <dl className="grid gap-x-12 gap-y-8 lg:grid-cols-2">{declarations.body({ Declaration, p: Fragment })}</dl>
        {uncertified.map((note) => (
          <p key={note} className="mt-8 rounded-2xl bg-wash p-6">
            <LinkedText text={note} link={{ label: "Ask support", href: "/contact" }} />
          </p>
        ))}
      </TitledSection>
      <TitledSection id="notices-title" title={notices.title} titleClass={titleClass}>
        <div className="gap-x-12 lg:columns-2">{notices.body({ Notice })}</div>
      </TitledSection>
    </>
  );
}
