import type { ReactNode } from "react";
import { htmlWithoutScript } from "./served-page.ts";

/** A part of the document as the server sent it, for one whose script has failed. @param id of the part's element */
export function ServedPart({ id }: { id: string }): ReactNode {
  return (
    <div
      id={id}
      data-without-script
      data-screen-only
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server
      dangerouslySetInnerHTML={{ __html: htmlWithoutScript(id) }}
    />
  );
}
