import { ProcedureList } from "#app/features/support/coach/procedure-list.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageLoader } from "#app/page-html/static-page-data.ts";
import { StaticPage } from "#app/static-html/static-page.tsx";
import { coachIndexText } from "#content/coach/page-text.ts";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

export const loader = staticPageLoader(
  "/coach",
  <div className="wrap py-8 lg:py-14">
    <h1 className="text-title">{coachIndexText.title}</h1>
    <p className="mt-3 max-w-2xl text-lg text-ink-soft">{coachIndexText.lead}</p>
    <ProcedureList />
  </div>,
);

export const meta = pageHead;

export default StaticPage;
