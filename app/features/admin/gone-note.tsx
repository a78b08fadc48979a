import { useEffect, useState } from "react";
import { adminText } from "#content/admin.ts";

/** Says above a form that somebody else deleted what it changes, and what becomes of what is typed. */
export function GoneNote({ gone }: { gone: boolean }) {
  // What comes together with its text is often not read out: the text follows.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(gone), [gone]);
  return (
    <p role="status" className={isShown ? "border-l-3 border-accent pl-4" : "sr-only"}>
      {isShown ? adminText.gone.note : null}
    </p>
  );
}
