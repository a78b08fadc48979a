import { useEffect, useEffectEvent, useState } from "react";
import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { type Column, TableSection } from "#app/features/admin/admin-table.tsx";
import { BackupSchedule } from "#app/features/admin/backup-schedule.tsx";
import { downloadFile } from "#app/features/admin/download.ts";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { showFailure, useAdminApi, useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { backupsText as text } from "#content/admin-backups.ts";
import { ageText } from "#content/age-text.ts";
import { sizeText } from "#content/file-size.ts";
import {
  type BackupsResponse,
  type BackupTicketRequest,
  backupsResponse,
  checkBackupResponse,
  type ListedBackup,
  makeBackupResponse,
} from "#contract/admin-backups.ts";

const path = "/api/admin/backups";
/** While one is made, the screen looks again. */
const lookAgainMs = 2_000;

/** docs/operations.md#backup-and-restore */
export default function Backups() {
  const submit = useSubmitAction();
  // All of it stays, whatever becomes of a later look.
  const { latest: data, error, reload } = useAdminQuery(path, backupsResponse);
  const lookAgain = useEffectEvent(reload);
  useEffect(() => {
    // Each answer counts: one that says the same asks once more.
    if (!data?.running) return undefined;
    const timer = setTimeout(lookAgain, lookAgainMs);
    return () => clearTimeout(timer);
  }, [data]);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  return (
    <>
      <OutdatedNote error={error} onRetry={reload} />
      <MakeBackup data={data} onMade={reload} />
      <BackupList data={data} />
      <AdminSection id="schedule" title={text.settings.title}>
        <BackupSchedule saved={data} save={(request) => submit(`${path}/schedule`, request, reload)} />
      </AdminSection>
    </>
  );
}

/** When the next backup is made by itself, or why none is. */
function NextBackup({ nextAt, checkedAt, engine, settings, variables }: BackupsResponse) {
  if (nextAt === null) {
    const isUsual = engine === "postgres" && settings.time === "off" && !variables.includes("BACKUP_TIME");
    return isUsual ? text.offOnPostgres : text.off;
  }
  if (nextAt <= checkedAt) return text.due;
  return (
    <>
      {text.next} <Timestamp iso={nextAt} />
    </>
  );
}

function MakeBackup({ data, onMade }: { data: BackupsResponse; onMade: () => void }) {
  const call = useAdminApi();
  const [busy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    const done = await call.post(`${path}/make`, {}, makeBackupResponse).catch(showFailure);
    // A failure stands on the screen, with its reason.
    if (done && done.state !== "failed") showToast({ title: done.message });
    setBusy(false);
    onMade();
  }
  const { failure, folder, freeBytes, running } = data;
  const free = freeBytes === null ? "" : text.free(sizeText(freeBytes));
  const isBusy = busy || running;
  return (
    <div className="grid max-w-3xl gap-4 border-b border-border py-8">
      <div>
        <Button busy={isBusy} onClick={() => void make()}>
          {isBusy ? text.making : text.make}
        </Button>
      </div>
      {running ? <p role="status">{text.running}</p> : null}
      {failure ? (
        <p role="alert" className="text-danger">
          {text.failed} <span>{failure.reason}</span> <Timestamp iso={failure.at} />
        </p>
      ) : null}
      <p>
        <NextBackup {...data} />
      </p>
      <p className="text-ink-soft">
        <span className="wrap-anywhere">{text.where(folder)}</span> <span>{free}</span> <span>{text.copy}</span>{" "}
        <span>{data.engine === "postgres" ? text.replicas : ""}</span>
      </p>
    </div>
  );
}

/** A button that has a backup read to its end, with what came of it below. */
function CheckBackup({ name }: { name: string }) {
  const call = useAdminApi();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ whole: boolean; message: string } | null>(null);
  async function check(): Promise<void> {
    setBusy(true);
    setResult(null);
    await call
      .post(`${path}/check`, { backup: name }, checkBackupResponse, { changesNothing: true })
      .then(setResult)
      .catch(showFailure)
      .finally(() => setBusy(false));
  }
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void check()}>
        {busy ? text.checking : text.check}
      </Button>
      <p role="status" className={result?.whole === false ? "mt-2 text-danger" : "mt-2 text-success"}>
        {result?.message}
      </p>
    </>
  );
}

function BackupList({ data: { files, folder, dataDir, engine, checkedAt } }: { data: BackupsResponse }) {
  const call = useAdminApi();
  const { columns, made, download, downloadOf } = text.list;
  const [newest] = files;
  const shown: readonly Column<ListedBackup>[] = [
    { heading: columns.at, phone: true, cell: ({ at }) => <Timestamp iso={at} /> },
    { heading: columns.age, cell: ({ at }) => ageText(at, checkedAt) },
    { heading: columns.size, numeric: true, cell: ({ bytes }) => sizeText(bytes) },
    { heading: columns.by, cell: (file) => file.username ?? made[file.made] },
    {
      heading: "",
      phone: true,
      cell: ({ name }) => (
        <Button
          variant="quiet"
          onClick={() =>
            void downloadFile(call, `${path}/download`, { backup: name } satisfies BackupTicketRequest, name)
          }
        >
          <span>{download}</span>
          <span className="sr-only">{downloadOf(name)}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <TableSection
        id="backups"
        title={text.list.title}
        empty={text.list.empty}
        rows={files}
        keyOf={({ name }) => name}
        columns={shown}
      />
      {newest ? (
        <div className="border-b border-border py-6">
          <CheckBackup key={newest.name} name={newest.name} />
          <p className="mt-6">{text.restore[engine]}</p>
          <p className="figure-mono mt-2 text-sm wrap-anywhere">
            <code>{text.restoreCommand(`${folder}/${newest.name}`, engine === "sqlite" ? dataDir : null)}</code>
          </p>
        </div>
      ) : null}
    </>
  );
}
