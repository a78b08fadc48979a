import { useState } from "react";
import { Badge, type BadgeTone } from "#app/features/admin/badge.tsx";
import { showFailure, useAdminApi, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { dataRequestsText as text } from "#content/admin-data-requests.ts";
import { dueText } from "#content/due-text.ts";
import { timeText } from "#content/format.ts";
import { type DataRequest, exportResponse } from "#contract/data-requests.ts";
import { KeptList } from "./kept-list.tsx";
import { EraseForm, ExtendForm } from "./request-forms.tsx";

/** A request has a week left: then it stands out. */
const soonDays = 7;

function toneOf({ done, daysLeft }: DataRequest): BadgeTone {
  if (done) return "good";
  if (daysLeft < 0) return "bad";
  return daysLeft <= soonDays ? "busy" : "neutral";
}

/** Saves a text as a file. */
function saveFile(name: string, json: string) {
  const url = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

type RequestItemProps = { request: DataRequest; reload: () => void };

/** A request with what can be done about it. */
export function RequestItem({ request, reload }: RequestItemProps) {
  const { id, subject, kind, done, identity, extended, extension } = request;
  return (
    <article aria-labelledby={`request-${id}`} className="grid gap-x-8 gap-y-4 lg:grid-cols-[16rem_1fr]">
      <div className="text-[0.975rem]">
        <h2 id={`request-${id}`} className="text-xl wrap-anywhere">
          {subject ?? text.forgotten}
        </h2>
        <p>{text.kinds[kind]}</p>
        <p className="kicker mt-1">
          {`#${id} · ${text.received(timeText(request.receivedOn, "date"))} · ${text.until(timeText(request.dueOn, "date"))}`}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={toneOf(request)}>{done ? text.states.done : dueText(request.daysLeft)}</Badge>
          {extended ? <Badge>{text.extended}</Badge> : null}
        </p>
      </div>
      <div className="grid max-w-prose gap-3">
        {identity === null ? null : <p className="wrap-anywhere">{text.identity(identity)}</p>}
        {extension === null ? null : <p className="wrap-anywhere">{text.extension(extension)}</p>}
        {subject === null ? <p className="text-ink-soft">{text.forgottenHint}</p> : null}
        {done ? <p className="text-ink-soft">{text.done(done.by, timeText(done.at, "moment"))}</p> : null}
        {done ? null : <OpenRequest request={request} reload={reload} />}
      </div>
    </article>
  );
}

function OpenRequest({ request, reload }: RequestItemProps) {
  const { id, kind, subject, dueOn, canExtend } = request;
  const call = useAdminApi();
  const submit = useSubmitAction();
  const [open, setOpen] = useState<"kept" | "extend" | "erase" | null>(null);
  function onClose(isSaved: boolean) {
    setOpen(null);
    if (isSaved) reload();
  }
  async function download() {
    const answer = await call.post("/api/admin/data-requests/download", { id }, exportResponse).catch(showFailure);
    if (!answer) return;
    saveFile(text.file(id), JSON.stringify(answer.data, null, 2));
    showToast({ title: text.downloaded });
  }
  return (
    <>
      {open === "kept" || open === "erase" ? <KeptList id={id} /> : null}
      {open === "extend" ? <ExtendForm id={id} dueOn={dueOn} onClose={onClose} /> : null}
      {open === "erase" ? <EraseForm id={id} onClose={onClose} /> : null}
      {open === "extend" || open === "erase" ? null : (
        <div className="flex flex-wrap gap-2">
          {kind === "export" ? (
            <Button variant="secondary" onClick={() => void download()}>
              {text.download}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setOpen("erase")}>
              {text.erase}
            </Button>
          )}
          {open === "kept" ? null : (
            <Button variant="quiet" onClick={() => setOpen("kept")}>
              {text.preview}
            </Button>
          )}
          {kind === "export" ? (
            <Button variant="quiet" onClick={() => void submit("/api/admin/data-requests/done", { id }, reload)}>
              {text.finish}
            </Button>
          ) : null}
          {canExtend ? (
            <Button variant="quiet" onClick={() => setOpen("extend")}>
              {text.extend}
            </Button>
          ) : null}
          <ConfirmButton
            variant="quiet"
            asks={{
              ...text.removeDialog,
              onConfirm: () => void submit("/api/admin/data-requests/remove", { id }, reload),
            }}
          >
            {text.remove}
            <span className="sr-only">{`: ${subject ?? ""}`}</span>
          </ConfirmButton>
        </div>
      )}
    </>
  );
}
