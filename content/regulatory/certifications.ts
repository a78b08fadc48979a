import type { Offers } from "#content/catalog/offers.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";
import { noCertificate, uploadedCertificate } from "#contract/certificates.ts";
import { regulatoryUpdated } from "./certificate-texts.ts";
import { type CertificationScheme, isScheme, type SchemeDetails, schemes } from "./schemes.ts";

/** The model numbers of each product, as on its label; none where it has no certificate. */
export const modelNumbers: Readonly<Record<ProductSlug, readonly string[]>> = recordOf(
  productSlugs,
  (slug) => productRecords[slug].approvals?.models ?? [],
);

/**
 * An approval of a product under a scheme, with the sheet that is offered for download. It has no field for a certificate
 * number, a laboratory or a signature, because none is given anywhere (docs/behavior/regulatory.md#certificates).
 */
export type Certification = SchemeDetails & {
  /** The approval's id, such as "tagigo-ce". It is also the file name of its sheet, without the ending. */
  readonly slug: string;
  readonly product: ProductSlug;
  /** The product's name, such as "Tagigo". */
  readonly productName: string;
  /** The model numbers that it covers, written as on the product's label. */
  readonly models: readonly string[];
  readonly scheme: CertificationScheme;
  /** The day on which it was issued as printed, such as "August 22, 2025". Null where it isn't known. */
  readonly issueDate: string | null;
  /** The sheet's path on this site. */
  readonly file: string;
  /** Whether the sheet is the signed certificate itself, rather than a summary that the shop made. */
  readonly signed: boolean;
};

function certification(product: ProductSlug, scheme: CertificationScheme, issueDate: string | null): Certification {
  const slug = `${product}-${scheme.toLowerCase().replace("/", "-")}`;
  return {
    slug,
    product,
    productName: presentation[product].name,
    models: modelNumbers[product],
    scheme,
    ...schemes[scheme],
    issueDate,
    file: `/certificates/${slug}.pdf`,
    signed: false,
  };
}

/**
 * Every approval of every product, in the order of the products, with its summary sheet (scripts/assets/certificates.ts).
 */
export const certifications: readonly Certification[] = productSlugs.flatMap((slug) => {
  const { issued = {} } = productRecords[slug].approvals ?? {};
  return Object.entries(issued).flatMap(([scheme, date]) =>
    isScheme(scheme) ? [certification(slug, scheme, date)] : [],
  );
});

/**
 * Gives every approval that the products have, with the signed certificates that were uploaded in the place of the sheets.
 * @param entered names of files by the approvals' slugs, `none` for an approval that there isn't; null where nothing was entered
 */
export const certificationsWith = (entered: Readonly<Record<string, string>> | null): readonly Certification[] =>
  certifications.flatMap((one) => {
    const file = entered?.[one.slug];
    if (file === noCertificate) return [];
    return file === undefined ? [one] : [{ ...one, file: uploadedCertificate(file), signed: true }];
  });

/** Gives a sentence for each product without any certificate, which says so and whether the product is on presale. */
export const uncertifiedNotesOf = (offers: Offers): readonly string[] =>
  productSlugs
    .filter((slug) => productRecords[slug].approvals === null)
    .map((slug) => {
      const { name, kind } = offers[slug];
      const none = kind === "presale" ? `${name} is on presale. No certificate for it` : `No certificate for ${name}`;
      return `${none} is listed here yet; ask support about your country before you order.`;
    });

/**
 * What a summary sheet says beside the certificate's data. `revised` is the sheets' fixed creation date, so that equal
 * input gives equal bytes.
 */
export const summarySheet = {
  label: "Summary sheet - not the certificate",
  explanation:
    "This page sums up what the shop publishes about the approval. It carries no certificate number and no signature and proves nothing by itself.",
  whereSigned: "Support sends it on request:",
  revised: regulatoryUpdated,
} as const;
