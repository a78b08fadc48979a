import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { Button } from "#app/ui/button.tsx";
import { policiesText as text } from "#content/admin-policies.ts";
import type { PoliciesResponse } from "#contract/admin-policies.ts";

type PolicyVersionsProps = {
  builtIn: { readonly lastUpdated: string };
  saved: PoliciesResponse["policies"][number] | null;
  /** Shows visitors an earlier version again; 0 is the text that came with the shop. */
  putBack: (to: number) => Promise<void>;
};

/** Who changed a policy and when, with a button for each earlier text that puts it back. */
export function PolicyVersions({ builtIn, saved, putBack }: PolicyVersionsProps) {
  const cameWith = text.cameWith(builtIn.lastUpdated);
  const button = (to: number, name: string) => (
    <Button variant="secondary" onClick={() => void putBack(to)}>
      <span>{text.putBack}</span>
      <span className="sr-only">{`: ${name}`}</span>
    </Button>
  );
  return (
    <section aria-labelledby="policy-versions" className="max-w-4xl border-t border-border pt-6">
      <h2 id="policy-versions" className="text-2xl">
        {text.versions}
      </h2>
      {saved ? null : <p className="mt-2">{text.noVersions}</p>}
      <ol aria-labelledby="policy-versions" className="mt-4">
        {saved?.versions.map(({ version, username, at, own }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-border py-3">
            <span className="font-medium">{text.version(version)}</span>
            <span>{own ? text.sources.own : text.sources.builtIn}</span>
            <Timestamp iso={at} by={username} />
            {version === saved.version ? <span className="kicker">{text.shown}</span> : null}
            {version !== saved.version && own ? button(version, text.version(version)) : null}
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-border py-3">
          <span className="font-medium">{cameWith}</span>
          {saved?.text ? button(0, cameWith) : <span className="kicker">{text.shown}</span>}
        </li>
      </ol>
    </section>
  );
}
