import type { ReactNode } from "react";
import { Rings } from "#app/ui/rings.tsx";

/** A screen that has nothing to show; the rings never run through its words. */
export function BesideRings({ children }: { children: ReactNode }) {
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-8 py-12 lg:min-h-[70vh] lg:grid-cols-2 lg:py-20">
      <Rings dot={false} className="w-32 text-border-strong lg:order-last lg:w-full lg:max-w-lg lg:justify-self-end" />
      <div>{children}</div>
    </section>
  );
}
