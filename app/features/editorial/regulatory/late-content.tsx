import type { ReactNode } from "react";
import { Rings } from "#app/ui/rings.tsx";

/**
 * A spinner for 500 ms before its content (docs/behavior/regulatory.md#page), hidden by style only where script runs.
 */
export function LateContent({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="relative">
      <div
        role="status"
        data-screen-only
        className="pointer-events-none invisible absolute inset-x-0 top-10 z-10 grid place-items-center gap-3 text-accent transition-[visibility] delay-500 duration-0 [@media(scripting:enabled)]:starting:visible"
      >
        <Rings className="w-24 motion-safe:animate-spin" />
        <span className="kicker">{label}</span>
      </div>
      <div className="transition-[visibility] delay-500 duration-0 [@media(scripting:enabled)]:starting:invisible">
        {children}
      </div>
    </div>
  );
}
