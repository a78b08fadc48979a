import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { SupportHub } from "#app/features/support/hub/support-hub.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageLoader } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { supportHub } from "#content/support/hub.ts";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

export const loader = staticPageLoader("/support", <SupportHub />, (siteUrl) => [
  breadcrumbs(siteUrl, [supportHub.title, "/support"]),
]);

export const meta = pageHead;

export default StaticPage;
