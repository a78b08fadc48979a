import { AdminSection, ListStatus } from "#app/features/admin/admin-list.tsx";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { submitAction } from "#app/features/admin/submit-action.ts";
import { AnnouncementForm } from "#app/features/admin/texts/announcement-form.tsx";
import { FaqLists } from "#app/features/admin/texts/faq-lists.tsx";
import { useAdminQuery } from "#app/features/admin/use-staff-data.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { textsText as text } from "#content/admin-texts.ts";
import { textsResponse } from "#contract/admin-texts.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/texts";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.texts);
export const handle = { screen: adminScreens.texts, query: { list: inBrowser } } satisfies StaffHandle;

/** docs/staff.md */
export default function TextsScreen() {
  const call = useAdminApi();
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
