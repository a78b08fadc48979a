import { DeskFrame } from "#app/features/desk/desk-frame.tsx";
import { LettersDesk } from "#app/features/letters/letters-desk.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staffLetters } from "#content/staff-letters.ts";
import type { Route } from "./+types/letters";

const { title, intro } = staffLetters;

export const meta: Route.MetaFunction = () => staffMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** Letters to a list (beyond the specification: docs/newsletter.md). */
export default function LettersScreen() {
  return (
    <DeskFrame title={title} intro={intro}>
      {(call) => <LettersDesk call={call} />}
    </DeskFrame>
  );
}
