import Download from "@lucide/icons/icons/download";
import { Icon } from "#app/ui/icon.tsx";
import { type Certification, downloadNames, issueDateUnknown } from "#content/regulatory/certifications.ts";

/** Other pages link to its id (docs/behavior/regulatory.md#approvals). */
export function CertificationCard({ certification }: { certification: Certification }) {
  const { slug, scheme, productName } = certification;
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="flex scroll-mt-24 flex-col rounded-2xl border border-border bg-raised p-6 target:border-accent"
    >
      <h3 id={`${slug}-title`} className="text-3xl tracking-[-0.03em]">
        {scheme} <span className="sr-only">for {productName}</span>
      </h3>
      <p className="mt-1 text-base text-ink-soft">{certification.fullName}</p>
      <p className="mt-4 text-base">{certification.covers}</p>
      <dl className="mt-5 mb-6 grid grid-cols-[auto_1fr] gap-x-4 break-words gap-y-1.5 border-t border-border pt-4 text-base">
        <dt className="text-ink-soft">Issued</dt>
        <dd className={certification.issueDate ? "figure-mono" : ""}>{certification.issueDate ?? issueDateUnknown}</dd>
        <dt className="text-ink-soft">Where</dt>
        <dd>{certification.region}</dd>
        <dt className="text-ink-soft">Model</dt>
        <dd className="figure-mono">{certification.models.join(", ")}</dd>
      </dl>
      <a
        href={certification.file}
        download
        className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold underline-offset-4 hover:underline"
      >
        <Icon icon={Download} className="size-4" />
        {certification.signed ? downloadNames.signed : downloadNames.sheet}
        <span className="sr-only">
          : {scheme}, {productName}
        </span>
      </a>
    </article>
  );
}
