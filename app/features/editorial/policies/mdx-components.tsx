import type { MDXComponents } from "mdx/types";
import { ProseLink, Steps } from "#app/ui/prose-parts.tsx";
import { ResponsiveTable } from "#app/ui/responsive-table.tsx";
import { lawSentence, sellerSentence, sellerText as text } from "#content/seller.ts";
import { thirdParties } from "#content/third-parties.ts";
import type { Seller } from "#contract/services.ts";

function NotConfigured({ sentence }: { sentence: string }) {
  return (
    <p className="rounded-2xl border border-border-strong bg-wash px-5 py-4">
      <strong>{sentence}</strong>
    </p>
  );
}

/** From the same list as the Content-Security-Policy (docs/behavior/third-parties.md#list). */
function ThirdPartyTable() {
  return (
    <ResponsiveTable>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">What for</th>
          <th scope="col">When</th>
          <th scope="col">What it receives</th>
        </tr>
      </thead>
      <tbody>
        {thirdParties.map((party) => (
          <tr key={party.id}>
            <th scope="row">
              {party.policyUrl ? (
                <a href={party.policyUrl} target="_blank" rel="noopener noreferrer">
                  {party.name}
                  <span className="sr-only">: its privacy policy (opens in a new tab)</span>
                </a>
              ) : (
                party.name
              )}
            </th>
            <td>{party.purpose}</td>
            <td>{party.when}.</td>
            <td>{party.gets}</td>
          </tr>
        ))}
      </tbody>
    </ResponsiveTable>
  );
}

/** What policies may name, the seller's particulars among it. */
export function policyComponents(seller: Seller): MDXComponents {
  const who = sellerSentence(seller);
  const law = lawSentence(seller);
  return {
    H2: "h2",
    H3: "h3",
    Steps,
    ThirdPartyTable,
    table: ResponsiveTable,
    a: ProseLink,
    Seller: () => (
      <>
        {who === null ? <NotConfigured sentence={text.noSeller} /> : <p>{who}</p>}
        <p>
          {text.write} <a href={`mailto:${seller.email}`}>{seller.email}</a>.
        </p>
      </>
    ),
    GoverningLaw: () => (law === null ? <NotConfigured sentence={text.noLaw} /> : <p>{law}</p>),
  };
}
