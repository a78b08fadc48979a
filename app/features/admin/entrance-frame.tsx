import type { ReactNode } from "react";
import { Link } from "react-router";
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
        <Link to="/" className="link-line inline-flex min-h-11 items-center">
          {staff.mainSite}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}
