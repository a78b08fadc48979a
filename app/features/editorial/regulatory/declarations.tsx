import { Link } from "react-router";
import { declarations } from "#content/regulatory/certifications.ts";

/** Rules that are declared and not certified. */
export function Declarations({ carbonFinderNote }: { carbonFinderNote: string }) {
  return (
    <section aria-labelledby="declarations-title">
      <h2 id="declarations-title" className="mb-6 border-t border-border-strong pt-6 text-3xl tracking-[-0.02em]">
        Declared, without a certificate
      </h2>
      <dl className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {declarations.map((declaration) => (
          <div key={declaration.id} id={declaration.id} className="scroll-mt-24">
            <dt>
              <span className="text-xl font-semibold">{declaration.scheme}</span>
              <span className="block text-base text-ink-soft">{declaration.fullName}</span>
            </dt>
            <dd className="mt-3">{declaration.statement}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 rounded-2xl bg-wash p-6">
        {carbonFinderNote}{" "}
        <Link to="/contact" className="link-line">
          Ask support
        </Link>
      </p>
    </section>
  );
}
