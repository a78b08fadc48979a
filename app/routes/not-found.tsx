import { data } from "react-router";
import { NotFoundScreen } from "#app/features/site/error-screens.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { messages } from "#content/messages.ts";

/** All unknown addresses share one page. */
export const handle = { params: { "*": () => "404" } } satisfies PageHandle;

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: `${messages.notFound.title} | InCard` }, { name: "robots", content: "noindex" }];

/** docs/behavior/routes.md#missing */
export default function NotFound() {
  return <NotFoundScreen />;
}
