export const downloadNames = { signed: "Signed certificate (PDF)", sheet: "Summary sheet (PDF)" } as const;

/** Where the signed certificate itself can be downloaded. */
export const issueDateOnSigned = "The issue date is on the signed certificate";
/** Where a summary sheet stands in its place. */
export const issueDateUnknown = "The issue date is on the signed certificate, which support sends on request";

/** Whoever changes a certification, a declaration or a notice changes it too. */
export const regulatoryUpdated = { text: "November 1, 2025", iso: "2025-11-01" } as const;

/** What the regulatory page says above its list: whether the sheets are summaries or the signed certificates, or there are none. */
export const regulatoryLead = {
  sheets:
    "The approvals of our trackers, by model number. Each sheet sums one up; support sends the signed certificate on request.",
  signed: "The approvals of our trackers, by model number, each with its signed certificate.",
  none: "What our trackers are declared to meet, and what the law asks us to tell you.",
} as const;
