import type { AdminApi } from "#app/features/admin/admin-api.ts";
import { AdminSection, ListStatus } from "#app/features/admin/admin-list.tsx";
import { submitAction } from "#app/features/admin/submit-action.ts";
import { useAdminQuery } from "#app/features/admin/use-admin-query.ts";
import { textsText as text } from "#content/admin-texts.ts";
import { textsResponse } from "#contract/admin-texts.ts";
import { AnnouncementForm } from "./announcement-form.tsx";
import { FaqLists } from "./faq-lists.tsx";

/** The staff screen of texts: the announcement, and the questions and answers of the site (docs/staff.md). */
export default function TextsScreen({ call }: { call: AdminApi }) {
  const { data, error, reload } = useAdminQuery(call, "/api/admin/texts", textsResponse);
  if (!data) return <ListStatus loading={!error} error={error} onRetry={reload} />;
  const act = (path: string, payload: unknown) => submitAction(call, `/api/admin/texts/${path}`, payload, reload);
  return (
    <>
      <AdminSection id="announcement-form" title={text.announcement.title}>
        <AnnouncementForm saved={data.announcement} act={act} />
      </AdminSection>
      <AdminSection id="faq-form" title={text.faq.title}>
        <FaqLists lists={data.faq} act={act} />
      </AdminSection>
    </>
  );
}
