import type { MDXComponents } from "mdx/types";
import { onceFor } from "#content/once-for.ts";
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

/** A policy's elements and the seller's particulars. @param seller the same object each time, for caching */
export const termsComponents = onceFor((seller: Seller): MDXComponents => {
  const who = sellerSentence(seller);
  const law = lawSentence(seller);
  return {
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
});
