const ised = {
  fullName: "Innovation, Science and Economic Development Canada (formerly Industry Canada, IC)",
  region: "Canada",
  covers: "The Bluetooth transmitter under Canada's standards for licence-exempt radio apparatus.",
};

/** By their names on the label. */
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
};

export type CertificationScheme = keyof typeof schemes;

const names = new Set<string>(Object.keys(schemes));

export const isScheme = (name: string): name is CertificationScheme => names.has(name);
