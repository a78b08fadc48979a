import type { MDXComponents } from "mdx/types";
import { lawSentence, sellerSentence, sellerText as text } from "#content/seller.ts";
import type { Seller } from "#contract/services.ts";
import { policyComponents } from "./mdx-components.tsx";

function NotConfigured({ sentence }: { sentence: string }) {
  return (
    <p className="rounded-2xl border border-border-strong bg-wash px-5 py-4">
      <strong>{sentence}</strong>
    </p>
  );
}

const cached = new WeakMap<Seller, MDXComponents>();

/** A policy's elements and the seller's particulars. @param seller the same object each time, for caching */
export function termsComponents(seller: Seller): MDXComponents {
  const known = cached.get(seller);
  if (known) return known;
  const who = sellerSentence(seller);
  const law = lawSentence(seller);
  const components: MDXComponents = {
    ...policyComponents,
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
  cached.set(seller, components);
  return components;
}
