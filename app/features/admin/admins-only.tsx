import type { ReactNode } from "react";
import { staffText } from "#content/admin-staff.ts";
import { useIsEditor } from "./login/use-staff-claims.ts";

/** An editor who asks for the screen by its address reads that it isn't theirs. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  if (!useIsEditor()) return children;
  return (
    <div role="alert" className="max-w-prose py-12">
      <h2 className="text-2xl">{staffText.adminsOnly.heading}</h2>
      <p className="mt-3 text-lg text-ink-soft">{staffText.adminsOnly.text}</p>
    </div>
  );
}
