import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { presentation } from "#content/catalog/presentation.ts";

export type CertifiedProduct = "incard-finder" | "tagigo";

/** Those that lie in public/certificates/. For others scripts/assets/certificates.ts makes a summary sheet. */
const signedCertificates: readonly string[] = [];

export const downloadNames = { signed: "Signed certificate (PDF)", sheet: "Summary sheet (PDF)" } as const;

const { incardFinder, tagigo } = facts;

/** Tagigo's carry a suffix for the color (docs/behavior/regulatory.md#approvals). */
export const modelNumbers: Readonly<Record<CertifiedProduct, readonly string[]>> = {
  "incard-finder": [incardFinder.modelNumber],
  tagigo: tagigo.modelSuffixes.map((suffix) => `${tagigo.modelNumber}${suffix}`),
};

export const issueDateUnknown = "The issue date is on the signed certificate, which support sends on request";

/** Whoever changes a certification, a declaration or a notice changes it too. */
export const regulatoryUpdated = { text: "November 1, 2025", iso: "2025-11-01" } as const;

const ised = {
  fullName: "Innovation, Science and Economic Development Canada (formerly Industry Canada, IC)",
  region: "Canada",
  covers: "The Bluetooth transmitter under Canada's standards for licence-exempt radio apparatus.",
};

/** By their names on the label. */
const schemes = {
  CE: {
    fullName: "Conformité Européenne, Radio Equipment Directive 2014/53/EU",
    region: "European Union and European Economic Area",
    covers: "Safety and health, electromagnetic compatibility, and proper use of the radio spectrum.",
  },
  UKCA: {
    fullName: "UK Conformity Assessed, Radio Equipment Regulations 2017",
    region: "Great Britain",
    covers: "Safety and health, electromagnetic compatibility, and proper use of the radio spectrum.",
  },
  FCC: {
    fullName: "Federal Communications Commission, 47 CFR Part 15",
    region: "United States",
    covers: "The Bluetooth transmitter, and the limits on radio emissions that could disturb other equipment.",
  },
  "IC/ISED": ised,
  ISED: ised,
  TELEC: {
    fullName: "Telecom Engineering Center, technical conformity under the Radio Act",
    region: "Japan",
    covers: "The Bluetooth transmitter under the technical standards for radio equipment.",
  },
};

/** @param issueDate null where it isn't known (docs/behavior/regulatory.md#approvals) */
function certification(product: CertifiedProduct, scheme: keyof typeof schemes, issueDate: string | null) {
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

/** FCC's dates aren't known (docs/behavior/regulatory.md#approvals). */
export const certifications: readonly Certification[] = [
  certification("incard-finder", "CE", "April 30, 2025"),
  certification("incard-finder", "UKCA", "May 6, 2025"),
  certification("incard-finder", "FCC", null),
  certification("incard-finder", "IC/ISED", "April 28, 2025"),
  certification("incard-finder", "TELEC", "April 23, 2025"),
  certification("tagigo", "CE", "August 22, 2025"),
  certification("tagigo", "FCC", null),
  certification("tagigo", "ISED", "August 21, 2025"),
];

export const carbonFinderNoteOf = ({ "carbon-finder": { kind } }: Offers): string =>
  `${kind === "presale" ? "Carbon Finder is on presale. No certificate for it" : "No certificate for Carbon Finder"} is listed here yet; ask support about your country before you order.`;

/** `revised` is the sheets' fixed creation date, so equal input gives equal bytes. */
export const summarySheet = {
  label: "Summary sheet - not the certificate",
  explanation:
    "This page sums up what the shop publishes about the approval. It carries no certificate number and no signature and proves nothing by itself.",
  whereSigned: "Support sends it on request:",
  revised: regulatoryUpdated,
} as const;
