export const downloadNames = { signed: "Signed certificate (PDF)", sheet: "Summary sheet (PDF)" } as const;

export const issueDateUnknown = "The issue date is on the signed certificate, which support sends on request";

/** Whoever changes a certification, a declaration or a notice changes it too. */
export const regulatoryUpdated = { text: "November 1, 2025", iso: "2025-11-01" } as const;
