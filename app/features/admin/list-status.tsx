import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { adminText } from "#content/admin.ts";
import { staff } from "#content/admin-dashboard.ts";
import type { AdminApiError } from "./admin-api.ts";

type ListStatusProps = {
  error?: AdminApiError | null;
  onRetry?: () => void;
  /** What is said of an empty list. */
  empty?: string | undefined;
  /** Below that. */
  children?: ReactNode;
};

/** Stands in the place of a list: an error with a retry, that it is empty, or, without either, that it is being loaded. */
export function ListStatus({ error, onRetry, empty, children }: ListStatusProps) {
  const loading = !error && empty === undefined;
  return (
    <div className="relative grid min-h-96 place-items-center overflow-clip py-12 text-center">
      <Rings
        dot={false}
        className={`absolute top-1/2 left-1/2 w-120 max-w-none -translate-1/2 text-border ${loading ? "motion-safe:animate-pulse" : ""}`}
      />
      <div className="relative max-w-md rounded-3xl bg-paper/90 px-5 py-4">
        {error ? (
          <>
            <div role="alert">
              <h2 className="text-xl">{staff.error.heading}</h2>
              <p className="mt-2 text-danger">{error.message}</p>
            </div>
            <Button className="mt-6" onClick={onRetry}>
              {staff.error.tryAgain}
            </Button>
          </>
        ) : (
          <>
            <p role="status" className={loading ? "text-ink-soft" : "text-xl font-semibold"}>
              {empty ?? adminText.loading}
            </p>
            {loading ? null : children}
          </>
        )}
      </div>
    </div>
  );
}

/** Above a screen that was asked for again in vain: what it shows stays, with a retry. Nothing without an error. */
export function OutdatedNote({ error, onRetry }: Required<Pick<ListStatusProps, "error" | "onRetry">>) {
  if (!error) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-l-3 border-danger pl-4">
      <p role="alert">
        {adminText.outdated} <span className="text-danger">{error.message}</span>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {staff.error.tryAgain}
      </Button>
    </div>
  );
}
