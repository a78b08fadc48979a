import { z } from "zod";
import { policyId, policyText } from "./policy-texts.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

const version = int.nonnegative();

export const policiesResponse = staffResponse({
  /** Those that staff published at some time. */
  policies: rowsOf(
    z.object({
      id: policyId,
      /** The number of the version that visitors read. */
      version,
      /** Null where the text that came with the shop was put back. */
      text: policyText.nullable(),
      /** All that are kept, the newest first; `own` says whether staff wrote the text. */
      versions: z.array(z.object({ version, username: z.string(), at: z.string(), own: z.boolean() })),
    }),
  ),
});
export type PoliciesResponse = z.infer<typeof policiesResponse>;

/** Keeps a text so that it can be looked at on a page of its own, before anybody else sees it. */
export const previewPolicyRequest = z.strictObject({ policy: policyId, text: policyText });

/** The address of the preview. */
export const policyPreviewResponse = staffResponse({ path: z.string() });

/** Shows visitors a text. `version` is the one that was edited; 0 for a policy that nobody had published. */
export const publishPolicyRequest = z.strictObject({ policy: policyId, version, text: policyText });

/** Shows visitors an earlier version again: `to` is its number, 0 the text that came with the shop. */
export const putBackPolicyRequest = z.strictObject({ policy: policyId, version, to: version });
