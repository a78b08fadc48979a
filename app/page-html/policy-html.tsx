import type { MDXComponents } from "mdx/types";
import type { ComponentProps } from "react";
import { policyTextId } from "#app/features/editorial/policy-article.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { filledHead, type Policy } from "#app/texts/policies.ts";
import { ProseLink, Steps } from "#app/ui/prose-parts.tsx";
import { ResponsiveTable } from "#app/ui/responsive-table.tsx";
import { currencyName } from "#content/currency-text.ts";
import { lawSentence, sellerSentence, sellerText as text } from "#content/seller.ts";
import { site } from "#content/site.ts";
import { thirdParties } from "#content/third-parties.ts";
import { mailtoAddress } from "#contract/mailto-address.ts";
import type { Seller, Services } from "#contract/services.ts";

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

function OrderedSteps({ children }: ComponentProps<"ol">) {
  return (
    <Steps>
      <ol>{children}</ol>
    </Steps>
  );
}

/** What policies may name, the seller's particulars among it. */
function policyComponents(seller: Seller, currency: string): MDXComponents {
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
          {text.write} <a href={mailtoAddress(seller.email)}>{seller.email}</a>.
        </p>
      </>
    ),
    Currency: () => currency,
    GoverningLaw: () => (law === null ? <NotConfigured sentence={text.noLaw} /> : <p>{law}</p>),
  };
}

/** Renders a policy with the settings of the shop: its head, and the HTML of its text by the element's id. */
export function policyHtml(
  policy: Policy,
  { seller, config }: Pick<Services, "seller" | "config">,
): { readonly head: ReturnType<typeof filledHead>; readonly html: Readonly<Record<string, string>> } {
  const { emails, place } = config;
  const currency = currencyName(config.currency);
  const settings = { emails, site: { ...site, ...place }, currency };
  const components = policyComponents(seller, currency);
  // A list of steps that staff wrote looks like one of content/policies.
  const shown = policy.isOwn ? { ...components, ol: OrderedSteps } : components;
  return {
    head: filledHead(policy, settings),
    html: renderStaticHtml({ [policyTextId]: policy.body(shown, settings) }),
  };
}
