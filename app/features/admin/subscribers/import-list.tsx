import { useState } from "react";
import { Badge } from "#app/features/admin/badge.tsx";
import { StaffList } from "#app/features/admin/staff-list.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { showFailure, useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { importText } from "#content/admin-imports.ts";
import { countText } from "#content/format.ts";
import {
  type SubscriberImport,
  subscriberImportsResponse,
  undoImportResponse,
} from "#contract/admin-subscriber-imports.ts";

const text = importText.list;

/** What was imported, the newest first, each with a button that takes it back. */
export function ImportList({ onUndone }: { onUndone: () => void }) {
  return (
    <StaffList
      path="/api/admin/subscribers/imports"
      schema={subscriberImportsResponse}
      limit={20}
      caption={text.caption}
      empty={text.empty}
      keyOf={({ id }) => id}
      show={[
        { heading: text.columns.file, phone: true, cell: ({ fileName }) => fileName },
        { heading: text.columns.at, cell: ({ at, username }) => <Timestamp iso={at} by={username} /> },
        {
          heading: text.columns.added,
          cell: ({ added, fileRows }) => (
            <>
              <span className="figure-mono">{countText(added)}</span>{" "}
              <span className="text-ink-soft">{text.of(fileRows)}</span>
            </>
          ),
        },
        { heading: text.columns.state, phone: true, cell: (row) => <ImportState row={row} /> },
        { heading: "", cell: (row) => <UndoButton row={row} onUndone={onUndone} /> },
      ]}
    />
  );
}

function ImportState({ row: { undoneAt, removed, finishedAt } }: { row: SubscriberImport }) {
  if (undoneAt !== null) return <Badge>{text.undone(removed)}</Badge>;
  return finishedAt === null ? (
    <Badge tone="busy">{text.states.open}</Badge>
  ) : (
    <Badge tone="good">{text.states.finished}</Badge>
  );
}

type UndoButtonProps = { row: SubscriberImport; onUndone: () => void };

/** Takes an import back, a thousand people at a time. Nothing where nobody is left of whom it added. */
function UndoButton({ row: { id, fileName, untouched }, onUndone }: UndoButtonProps) {
  const call = useAdminApi();
  const [busy, setBusy] = useState(false);
  if (untouched === 0) return null;

  const undoSome = () => call.post("/api/admin/subscribers/import/undo", { id }, undoImportResponse);
  async function undo() {
    setBusy(true);
    try {
      let progress = await undoSome();
      while (progress.left > 0) progress = await undoSome();
      showToast({ title: text.undoDone(progress.removed) });
    } catch (failure) {
      showFailure(failure);
    }
    setBusy(false);
    onUndone();
  }
  const { question, text: consequence, confirm } = text.dialog;
  return (
    <ConfirmButton
      variant="quiet"
      busy={busy}
      asks={{ question: question(fileName), text: consequence(untouched), confirm, onConfirm: () => void undo() }}
    >
      <span>{busy ? importText.steps.undoing : text.undo}</span>
      <span className="sr-only">{text.undoOf(fileName)}</span>
    </ConfirmButton>
  );
}
