import { ButtonLink } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { heldWorkText as text } from "#content/admin-held-work.ts";
import { type HeldWorkResponse, heldWorkResponse } from "#contract/admin-held-work.ts";
import { ListStatus } from "./list-status.tsx";
import { Timestamp } from "./timestamp.tsx";
import { useAdminQuery, useSubmitAction } from "./use-staff-calls.ts";

/** What a restore holds, group by group, to be released or dropped (docs/staff.md). `onChange` is called after either. */
export function HeldWork({ onChange }: { onChange: () => void }) {
  const { data, error, reload } = useAdminQuery("/api/admin/held-work", heldWorkResponse);
  const submit = useSubmitAction();
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const send = (path: string, group: string): void => {
    void submit(path, { group }, () => {
      reload();
      onChange();
    });
  };
  return (
    <div className="mt-4">
      {data.restored ? <RestoredFrom restored={data.restored} /> : null}
      <ul aria-label={text.list} className="mt-3 grid gap-3">
        {data.groups.map((held) => (
          <Group
            key={held.group}
            held={held}
            onRelease={() => send("/api/admin/held-work/release", held.group)}
            onDrop={() => send("/api/admin/held-work/drop", held.group)}
          />
        ))}
      </ul>
    </div>
  );
}

function RestoredFrom({ restored: { file, madeAt, at } }: { restored: NonNullable<HeldWorkResponse["restored"]> }) {
  return (
    <p className="kicker wrap-anywhere">
      <span>{text.restored(file)}</span>
      {madeAt === null ? null : (
        <span>
          <span>{` · ${text.madeAt} `}</span>
          <Timestamp iso={madeAt} />
        </span>
      )}
      <span>{` · ${text.restoredAt} `}</span>
      <Timestamp iso={at} />
    </p>
  );
}

type GroupProps = { held: HeldWorkResponse["groups"][number]; onRelease: () => void; onDrop: () => void };

function Group({ held: { group, subject, count }, onRelease, onDrop }: GroupProps) {
  const what = group === "catalog" ? "catalog" : "mails";
  const release = text.release[what];
  const drop = text.drop[what];
  const id = `held-${group.replace(":", "-")}`;
  return (
    <li className="rounded-2xl border border-border p-5">
      <p id={id} className="font-medium wrap-anywhere">
        {text.title(group, subject, count)}
      </p>
      <p className="text-ink-soft">{text.doubt(group, count)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ConfirmButton variant="secondary" aria-describedby={id} asks={{ ...release, onConfirm: onRelease }}>
          {release.button}
        </ConfirmButton>
        <ConfirmButton variant="secondary" aria-describedby={id} asks={{ ...drop, onConfirm: onDrop }}>
          {drop.button}
        </ConfirmButton>
        {what === "catalog" ? (
          <ButtonLink to="/admin/catalog" variant="quiet">
            {text.look}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
