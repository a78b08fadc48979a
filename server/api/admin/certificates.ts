import { createHash } from "node:crypto";
import { certifications } from "#content/regulatory/certifications.ts";
import { setupMessages } from "#content/setup-messages.ts";
import { noCertificateRequest, uploadCertificateQuery } from "#contract/admin-setup.ts";
import { noCertificate } from "#contract/certificates.ts";
import { settingGroups } from "#contract/shop-settings.ts";
import { successResponse } from "#contract/staff-response.ts";
import { deleteOtherCertificates, storeCertificate } from "#server/db/queries/certificates.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { settingsKey } from "#server/texts/site-texts.ts";
import { readSavedSettings } from "./saved-settings.ts";
import { actionCall, queryCall } from "./staff-call.ts";
import { saveText } from "./texts.ts";

const key = settingsKey("certificates");

/** Whether bytes begin and end as a PDF does. What is between, the laboratory answers for. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array): string => Buffer.from(part).toString("latin1");
  return text(bytes.subarray(0, 5)) === "%PDF-" && text(bytes.subarray(-2_048)).includes("%%EOF");
}

/**
 * `POST /api/admin/setup/no-certificate`: says of an approval that the product doesn't have it, so that no page lists it, or
 * takes that back. What held before stays for one step back.
 * @throws HTTPException 404 for an approval that there isn't, 409 for what somebody else saved since
 */
export const noCertificateCall = actionCall(noCertificateRequest, async (call) => {
  const { approval, none, version } = call.input;
  orNotFound(certifications.some(({ slug }) => slug === approval));
  const { saved } = await readSavedSettings(call.db, "certificates", settingGroups.certificates);
  const before = saved?.value ?? null;
  const { [approval]: _, ...others } = before ?? {};
  const value = none ? { ...others, [approval]: noCertificate } : others;
  await saveText(call, { key, version, value: { value, before } }, "settings saved", `certificates: ${approval}`);
  return none ? setupMessages.approvalLeftOut : setupMessages.approvalListed;
});

/**
 * `POST /api/admin/setup/certificates?approval=`: takes the signed certificate of an approval. It is offered in the place of
 * the summary sheet at once. What held before stays for one step back.
 * @throws HTTPException 400 for what is no PDF, 404 for an approval that there isn't, 409 for what somebody else saved since
 */
export const uploadCertificateCall = queryCall(uploadCertificateQuery, successResponse, async (call) => {
  const { approval } = call.input;
  orNotFound(certifications.some(({ slug }) => slug === approval));
  const bytes = await call.file();
  if (!isPdf(bytes)) throw httpError(400, setupMessages.noPdf);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  const file = `${approval}-${hash}.pdf`;
  const current = await readSavedSettings(call.db, "certificates", settingGroups.certificates);
  const before = current.saved?.value ?? null;
  const value = { ...before, [approval]: file };
  await storeCertificate(call.db, {
    file,
    data: Buffer.from(bytes).toString("base64"),
    bytes: bytes.length,
    created_at: new Date().toISOString(),
    username: call.staff.username,
  });
  const text = { key, version: current.version, value: { value, before } };
  await saveText(call, text, "settings saved", `certificates: ${approval}`);
  await deleteOtherCertificates(call.db, [...Object.values(value), ...Object.values(before ?? {})]);
  return { message: setupMessages.certificateSaved };
});
