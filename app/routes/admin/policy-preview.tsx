import { data } from "react-router";
import { PolicyArticle } from "#app/features/editorial/policy-article.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { policyHtml } from "#app/page-html/policy-html.tsx";
import { servicesContext } from "#app/services-context.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { draftedPolicy } from "#app/texts/policies.ts";
import { policiesText as text } from "#content/admin-policies.ts";
import { freeText } from "#contract/page-query.ts";
import type { Route } from "./+types/policy-preview";

export const handle = { private: true, noChat: true, query: { code: freeText(700) } } satisfies PageHandle;

const previewId = "policy-preview";

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const draft = await services.policyPreview(requestQuery(handle.query, url).get("code") ?? "");
  if (!draft) throw data(null, { status: 404 });
  const { head, html } = policyHtml(draftedPolicy(draft.policy, draft), services);
  const page = { title: text.previewTitle(head.title), description: head.description, index: false };
  const shown = renderStaticHtml({
    [previewId]: (
      <>
        <p role="note" className="wrap mt-6">
          <span className="block rounded-2xl border border-border bg-wash px-5 py-4">{text.previewNote}</span>
        </p>
        <PolicyArticle head={head} html={html} />
      </>
    ),
  });
  return pageData(context, { ...page, path: "/admin/policies/preview" }, shown);
}

export const meta = pageHead;

/** docs/staff.md */
export default function PolicyPreview({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id={previewId} from={loaderData.html} />;
}
