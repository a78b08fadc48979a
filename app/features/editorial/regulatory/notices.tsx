import type { ReactNode } from "react";
import { z } from "zod";
import { mdxFile } from "#app/texts/mdx-file.ts";

function Notice({
  id,
  title,
  lang = "en",
  children,
}: {
  id: string;
  title: string;
  lang?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} lang={lang} aria-labelledby={`${id}-title`} className="mb-10 scroll-mt-24 break-inside-avoid">
      <h3 id={`${id}-title`} className="text-xl">
        {title}
      </h3>
      <div className="prose mt-3 text-base">{children}</div>
    </section>
  );
}

/** For static HTML. */
export function Notices() {
  const { title, body } = mdxFile("regulatory/notices", z.object({ title: z.string() }));
  return (
    <section aria-labelledby="notices-title">
      <h2 id="notices-title" className="mb-6 border-t border-border-strong pt-6 text-3xl tracking-[-0.02em]">
        {title}
      </h2>
      <div className="gap-x-12 lg:columns-2">{body({ Notice })}</div>
    </section>
  );
}
