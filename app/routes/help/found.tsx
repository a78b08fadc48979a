import { FoundStart } from "#app/features/support/found/found-article.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageLoader } from "#app/page-html/static-page.ts";
import { staticPage } from "#app/static-html/static-page.tsx";

export const handle = { accent: "blue", safety: true };
export const shouldRevalidate = samePath;

const textId = "found-start";
export const loader = staticPageLoader("/found", { [textId]: <FoundStart /> });

export const meta = pageHead;

export default staticPage(textId);
