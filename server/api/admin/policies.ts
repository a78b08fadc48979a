import { policyMessages as messages } from "#content/admin-policies.ts";
import { textMessages } from "#content/admin-texts.ts";
import {
  policiesResponse,
  policyPreviewResponse,
  previewPolicyRequest,
  publishPolicyRequest,
  putBackPolicyRequest,
} from "#contract/admin-policies.ts";
import { type PolicyId, type PolicyText, policyId, policyMistake, policyText } from "#contract/policy-texts.ts";
import type { AuditAction } from "#server/db/queries/audit-log.ts";
import {
  findPolicyVersion,
  listPolicyVersions,
  publishPolicy,
  readNewestPolicies,
} from "#server/db/queries/policy-versions.ts";
import { readSiteText, saveSiteText } from "#server/db/queries/site-texts.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { policyDraftKey, policyPreviewPath } from "#server/texts/article-preview.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { actionCall, bodyCall, noQuery, queryCall, type StaffCall } from "./staff-call.ts";

/** `GET /api/admin/policies`: the policies that staff published, with all their versions. */
export const policiesCall = queryCall(noQuery, policiesResponse, async ({ db }) => {
  const newest = await readNewestPolicies(db);
  const versions = await listPolicyVersions(db);
  return {
    policies: policyId.options.flatMap((id) => {
      const row = newest.find(({ policy }) => policy === id);
      if (!row) return [];
      const text = row.text === null ? null : parseJson(policyText, row.text);
      const own = versions.filter(({ policy }) => policy === id);
      return [
        {
          id,
          version: row.version,
          text,
          versions: own.map(({ version, username, at, own: isOwn }) => ({
            version,
            username,
            at,
            own: Boolean(isOwn),
          })),
        },
      ];
    }),
  };
});

/** @throws HTTPException 400 for a text of which readers wouldn't see all as it was written */
async function checkPolicy({ context }: StaffCall, text: PolicyText): Promise<void> {
  const mistake = policyMistake(text);
  if (mistake) throw httpError(400, messages.mistake(mistake));
  await checkMarkdown(context.database, text.body, "article");
}

/**
 * `POST /api/admin/policies/preview`: keeps a text and gives the address where it can be looked at for an hour.
 * @throws HTTPException 400 for a text that can't be shown, 409 where somebody else asked at the same moment
 */
export const previewPolicyCall = bodyCall(previewPolicyRequest, policyPreviewResponse, async (call) => {
  const { context, db, staff, input } = call;
  await checkPolicy(call, input.text);
  const key = policyDraftKey(input.policy);
  const version = (await readSiteText(db, key))?.version ?? 0;
  const draft = { key, version, json: JSON.stringify(input.text), username: staff.username, staffOnly: true } as const;
  if (!(await saveSiteText(context.database, draft))) throw httpError(409, textMessages.changedMeanwhile(""));
  const now = context.database.clock.now();
  return { path: policyPreviewPath(context.keys.articlePreview, input.policy, staff, now) };
});

type NewText = { readonly policy: PolicyId; readonly version: number; readonly text: string | null };

/** @throws HTTPException 409 for what somebody else published since */
async function show(call: StaffCall, { policy, version, text }: NewText, action: AuditAction): Promise<void> {
  const { context, db, staff, audit } = call;
  if (!(await publishPolicy(context.database, { policy, version, text, username: staff.username }))) {
    const row = (await readNewestPolicies(db)).find((one) => one.policy === policy);
    throw httpError(409, textMessages.changedMeanwhile(row?.username ?? staff.username));
  }
  await audit(action, `${policy}, version ${version + 1}`);
  await context.texts.refresh();
}

/**
 * `POST /api/admin/policies/publish`: shows visitors another text of a policy.
 * @throws HTTPException 400 for a text that can't be shown, 409 for what somebody else published since
 */
export const publishPolicyCall = actionCall(publishPolicyRequest, async (call) => {
  const { policy, version, text } = call.input;
  await checkPolicy(call, text);
  await show(call, { policy, version, text: JSON.stringify(text) }, "policy published");
  return messages.published;
});

/**
 * `POST /api/admin/policies/put-back`: shows visitors an earlier version again, or the text that came with the shop. It
 * becomes a version of its own, so that this too can be taken back.
 * @throws HTTPException 404 for a version that isn't kept, 409 for what somebody else published since
 */
export const putBackPolicyCall = actionCall(putBackPolicyRequest, async (call) => {
  const { policy, version, to } = call.input;
  const text = to === 0 ? null : orNotFound(await findPolicyVersion(call.db, policy, to), messages.gone).text;
  await show(call, { policy, version, text }, "policy put back");
  return messages.putBack;
});
