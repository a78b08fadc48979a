import { z } from "zod";

/** How large the PDF of a certificate may be, in bytes. */
export const maxCertificateBytes = 5_000_000;

/** The name of an uploaded certificate's file: the approval that it proves, and a part of the hash of its content. */
export const certificateFile = z.string().regex(/^[a-z0-9-]{1,80}-[0-9a-f]{16}\.pdf$/);

/** What stands in the place of a file for an approval that the shop's product doesn't have: no page lists it. */
export const noCertificate = "none";

/** Gives the path on this site of an uploaded certificate. @param file its name */
export const uploadedCertificate = (file: string): string => `/certificates/uploaded/${file}`;
