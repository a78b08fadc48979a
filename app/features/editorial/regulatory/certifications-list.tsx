import Download from "@lucide/icons/icons/download";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { groupBy } from "#content/group-by.ts";
import { downloadNames, issueDateOnSigned, issueDateUnknown } from "#content/regulatory/certificate-texts.ts";
import type { Certification } from "#content/regulatory/certifications.ts";

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
        <span>{scheme}</span> <span className="sr-only">{`for ${productName}`}</span>
      </h3>
      <p className="mt-1 text-base text-ink-soft">{certification.fullName}</p>
      <p className="mt-4 text-base">{certification.covers}</p>
      <dl className="mt-5 mb-6 grid grid-cols-[auto_1fr] gap-x-4 break-words gap-y-1.5 border-t border-border pt-4 text-base">
        <dt className="text-ink-soft">Issued</dt>
        <dd className={certification.issueDate ? "figure-mono" : ""}>
          {certification.issueDate ?? (certification.signed ? issueDateOnSigned : issueDateUnknown)}
        </dd>
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
        <span>{certification.signed ? downloadNames.signed : downloadNames.sheet}</span>
        <span className="sr-only">{`: ${scheme}, ${productName}`}</span>
      </a>
    </article>
  );
}

type CertificationsListProps = {
  found: readonly Certification[];
  /** The model number that was typed, and all that there are. */
  model: string;
  models: readonly string[];
};

/** The certificates of a model number by product, or that there are none. */
export function CertificationsList({ found, model, models }: CertificationsListProps) {
  if (found.length === 0) return <NothingFound model={model} models={models} />;
  return [...groupBy(found, ({ product }) => product)].map(([product, cards]) => (
    <section key={product} id={product} aria-labelledby={`${product}-title`} className="scroll-mt-24">
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-border-strong pt-6">
        <h2 id={`${product}-title`} className="text-3xl tracking-[-0.02em]">
          <PageLink to={`/products/${product}`} className="hover:underline">
            {cards[0]?.productName}
          </PageLink>
        </h2>
        <p className="figure-mono text-base text-ink-soft">{cards[0]?.models.join(" · ")}</p>
      </header>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5">
        {cards.map((certification) => (
          <CertificationCard key={certification.slug} certification={certification} />
        ))}
      </div>
    </section>
  ));
}

function NothingFound({ model, models }: Pick<CertificationsListProps, "model" | "models">) {
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-6 border-t border-border-strong py-16 text-center">
      <Rings dot={false} className="w-28 text-border-strong" />
      <div className="max-w-md">
        <h2 className="text-2xl tracking-[-0.02em]">No certification for this number</h2>
        <p className="mt-2 break-words text-ink-soft">
          {`“${model}” isn't one of ours. The numbers are ${models.join(", ")}.`}
        </p>
        <p className="mt-3 flex flex-wrap justify-center gap-x-6">
          <LineLink to="/regulatory" preventScrollReset>
            Show all certifications
          </LineLink>
          <LineLink to="/contact">Ask support</LineLink>
        </p>
      </div>
    </div>
  );
}
