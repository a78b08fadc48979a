import type { FormEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { countText } from "#content/format.ts";
import type { UnansweredSearchesResponse } from "#contract/admin-unanswered-searches.ts";
import { AdminSection, Timestamp } from "./admin-list.tsx";

const text = adminText.unansweredSearches;
const field = "min-h-11 min-w-0 rounded-full border border-border-strong bg-raised px-4 text-ink";

type SubmitAction = (path: string, payload: unknown) => Promise<boolean>;

/** Each with a form to redirect it. */
export function NotFoundPaths({
  missing,
  act,
}: {
  missing: UnansweredSearchesResponse["notFoundPaths"];
  act: SubmitAction;
}) {
  return (
    <AdminSection id="not-found-paths" title={text.missing}>
      {missing.length === 0 ? (
        <p className="text-ink-soft">{text.empty.missing}</p>
      ) : (
        <ul className="grid gap-3">
          {missing.map(({ path, count, last_at }) => (
            <li
              key={path}
              className="grid gap-x-6 gap-y-3 rounded-2xl border border-border p-4 lg:grid-cols-[1fr_auto]"
            >
              <div>
                <p className="figure-mono wrap-anywhere">{path}</p>
                <p className="kicker mt-1">
                  {text.asked(countText(count))} · <Timestamp iso={last_at} />
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <RedirectForm source={path} act={act} />
                <Button variant="quiet" onClick={() => void act("/api/admin/unanswered-searches/dismiss", { path })}>
                  {text.close}
                  <span className="sr-only">: {path}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </AdminSection>
  );
}

function RedirectForm({ source, act }: { source: string; act: SubmitAction }) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const target = String(typed.get("target") ?? "").trim();
    void act("/api/admin/redirects", { source, target, status: Number(typed.get("status")) });
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap gap-2">
      <input
        name="target"
        required
        maxLength={200}
        pattern="/[^\s\\]*"
        title={text.targetHint}
        placeholder="/contact"
        autoComplete="off"
        spellCheck={false}
        aria-label={text.targetOf(source)}
        className={`${field} w-44 grow`}
      />
      <select name="status" aria-label={text.lastsOf(source)} className={field} defaultValue="302">
        <option value="302">{text.statuses[302]}</option>
        <option value="301">{text.statuses[301]}</option>
      </select>
      <Button type="submit" variant="secondary">
        {text.make}
      </Button>
    </form>
  );
}
