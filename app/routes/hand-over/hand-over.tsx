import { HandOverIndex } from "#app/features/support/hand-over/hand-over-index.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageLoader } from "#app/page-html/static-page.ts";
import { staticPage } from "#app/static-html/static-page.tsx";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const textId = "hand-over-index";
export const loader = staticPageLoader("/hand-over", { [textId]: <HandOverIndex /> });

export const meta = pageHead;

export default staticPage(textId);
