import { useEffect, useState } from "react";
import { showFailure, useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { adminText } from "#content/admin.ts";
import { dataRequestsText as text } from "#content/admin-data-requests.ts";
import { countText } from "#content/format.ts";
import { type KeptCounts, previewResponse } from "#contract/data-requests.ts";

/** How much is kept about the person of a request, by kind. */
export function KeptList({ id }: { id: number }) {
  const call = useAdminApi();
  const [counts, setCounts] = useState<KeptCounts | "failed" | null>(null);
  useEffect(() => {
    let isShown = true;
    const answer = call
      .post("/api/admin/data-requests/preview", { id }, previewResponse, { changesNothing: true })
      .catch(showFailure);
    void answer.then((found) => {
      if (isShown) setCounts(found?.counts ?? "failed");
    });
    return () => {
      isShown = false;
    };
  }, [call, id]);
  if (counts === null) return <p role="status">{adminText.loading}</p>;
  if (counts === "failed") return <p role="status">{text.keptFailed}</p>;
  const kept = Object.entries(counts).filter(([kind, count]) => count > 0 && kind !== "dataRequests");
  return (
    <section aria-label={text.kept} className="rounded-2xl bg-wash px-5 py-4">
      <h3 className="font-medium">{text.kept}</h3>
      {kept.length === 0 ? (
        <p role="status">{text.nothingKept}</p>
      ) : (
        <dl className="mt-2 grid gap-1">
          {kept.map(([kind, count]) => (
            <div key={kind} className="flex justify-between gap-4">
              <dt>{text.keptKind(kind)}</dt>
              <dd className="figure-mono">{countText(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-base text-ink-soft">{text.elsewhere}</p>
    </section>
  );
}
