/** What the regulatory page says of a certification scheme. */
export type SchemeDetails = {
  /** Its name in full, with the law that it follows from. */
  readonly fullName: string;
  /** Where it applies: "Great Britain". */
  readonly region: string;
  /** What an approval under it covers, as a sentence without a verb. */
  readonly covers: string;
};

const ised: SchemeDetails = {
  fullName: "Innovation, Science and Economic Development Canada (formerly Industry Canada, IC)",
  region: "Canada",
  covers: "The Bluetooth transmitter under Canada's standards for licence-exempt radio apparatus.",
};

/** The certification schemes by their names on the label. */
export const schemes = {
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
} satisfies Readonly<Record<string, SchemeDetails>>;

/** A scheme as labels name it. */
export type CertificationScheme = keyof typeof schemes;

const names = new Set<string>(Object.keys(schemes));

/** Whether a name is that of a scheme: it narrows keys of an object, which TypeScript knows as strings only. */
export const isScheme = (name: string): name is CertificationScheme => names.has(name);
