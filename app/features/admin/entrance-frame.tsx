import type { ReactNode } from "react";
import { LineLink } from "#app/ui/line-link.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { staff } from "#content/admin-dashboard.ts";

/** Around the screens before a login. */
export function EntranceFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="wrap flex h-18 items-center justify-between gap-4">
        <span className="flex items-center gap-3">
          <Logo />
          <span className="kicker border-l border-border-strong pl-3">{staff.area}</span>
        </span>
        <LineLink to="/">{staff.mainSite}</LineLink>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}
