import { AdminSection, ListStatus } from "#app/features/admin/admin-list.tsx";
import { AnnouncementForm } from "#app/features/admin/texts/announcement-form.tsx";
import { FaqLists } from "#app/features/admin/texts/faq-lists.tsx";
import { useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { textsText as text } from "#content/admin-texts.ts";
import { textsResponse } from "#contract/admin-texts.ts";

/** docs/staff.md */
export default function TextsScreen() {
  const submit = useSubmitAction();
  const { data, error, reload } = useAdminQuery("/api/admin/texts", textsResponse);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const act = (path: string, payload: unknown) => submit(`/api/admin/texts/${path}`, payload, reload);
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
