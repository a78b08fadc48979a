import type { Offers } from "#content/catalog/offers.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";
import { regulatoryUpdated } from "./certificate-texts.ts";
import { type CertificationScheme, isScheme, schemes } from "./schemes.ts";

/** Those that lie in public/certificates/. For others scripts/assets/certificates.ts makes a summary sheet. */
const signedCertificates: readonly string[] = [];

/** The model numbers of each product, as on its label; none where it has no certificate. */
export const modelNumbers: Readonly<Record<ProductSlug, readonly string[]>> = recordOf(
  productSlugs,
  (slug) => productRecords[slug].approvals?.models ?? [],
);

/** @param issueDate null where it isn't known (docs/behavior/regulatory.md#approvals) */
function certification(product: ProductSlug, scheme: CertificationScheme, issueDate: string | null) {
  const slug = `${product}-${scheme.toLowerCase().replace("/", "-")}`;
  return {
    /** Also the name of its sheet. */
    slug,
    product,
    productName: presentation[product].name,
    /** Written as on the label. */
    models: modelNumbers[product],
    scheme,
    ...schemes[scheme],
    issueDate,
    file: `/certificates/${slug}.pdf`,
    signed: signedCertificates.includes(slug),
  };
}

/** No certificate number, laboratory or signature is given anywhere (docs/behavior/regulatory.md#certificates). */
export type Certification = ReturnType<typeof certification>;

export const certifications: readonly Certification[] = productSlugs.flatMap((slug) => {
  const { issued = {} } = productRecords[slug].approvals ?? {};
  return Object.entries(issued).flatMap(([scheme, date]) =>
    isScheme(scheme) ? [certification(slug, scheme, date)] : [],
  );
});

/** What is said of each product without a certificate. */
export const uncertifiedNotesOf = (offers: Offers): readonly string[] =>
  productSlugs
    .filter((slug) => productRecords[slug].approvals === null)
    .map((slug) => {
      const { name, kind } = offers[slug];
      const none = kind === "presale" ? `${name} is on presale. No certificate for it` : `No certificate for ${name}`;
      return `${none} is listed here yet; ask support about your country before you order.`;
    });

/** `revised` is the sheets' fixed creation date, so equal input gives equal bytes. */
export const summarySheet = {
  label: "Summary sheet - not the certificate",
  explanation:
    "This page sums up what the shop publishes about the approval. It carries no certificate number and no signature and proves nothing by itself.",
  whereSigned: "Support sends it on request:",
  revised: regulatoryUpdated,
} as const;
