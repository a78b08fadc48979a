import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { adminMeta } from "#app/features/admin/admin-meta.ts";
import { CampaignsScreen } from "#app/features/admin/campaigns/campaigns-screen.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { campaignsText } from "#content/admin-campaigns.ts";
import type { Route } from "./+types/campaigns";

const { title, intro } = campaignsText;

export const meta: Route.MetaFunction = () => adminMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** Campaigns to a mailing list (docs/newsletter.md). */
export default function CampaignsRoute() {
  return (
    <AdminLayout title={title} intro={intro}>
      {(call) => <CampaignsScreen call={call} />}
    </AdminLayout>
  );
}
