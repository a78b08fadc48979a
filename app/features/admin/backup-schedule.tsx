import { useState } from "react";
import { adminText } from "#content/admin.ts";
import { backupsText } from "#content/admin-backups.ts";
import { type BackupsResponse, saveBackupSettingsRequest } from "#contract/admin-backups.ts";
import { Field, FormButtons, fieldProps, submitted, useForm } from "./form.tsx";
import { Timestamp } from "./timestamp.tsx";

const text = backupsText.settings;

type BackupScheduleProps = {
  saved: BackupsResponse;
  /** Gives whether it worked. */
  save: (request: unknown) => Promise<boolean>;
};

/** When backups are made by themselves, and how many stay. What a variable of the server decides can't be changed. */
export function BackupSchedule({ saved: { settings, variables, version, lastChange }, save }: BackupScheduleProps) {
  const [typed, setTyped] = useState<Readonly<Record<"time" | "kept", string>>>({
    time: settings.time,
    kept: String(settings.kept),
  });
  const { form, problems, busy, check, send } = useForm();

  const onSubmit = submitted(async () => {
    const kept = /^\d+$/.test(typed.kept.trim()) ? Number(typed.kept) : null;
    const request = saveBackupSettingsRequest.safeParse({ version, settings: { time: typed.time.trim(), kept } });
    const wrong = new Set(request.error?.issues.map(({ path }) => path.at(-1)));
    const problemOf = (name: "time" | "kept") => (wrong.has(name) ? text[name].error : undefined);
    if (!check({ time: problemOf("time"), kept: problemOf("kept") }) || !request.success) return;
    await send(() => save(request.data));
  });

  const field = fieldProps(typed, problems, setTyped);
  const fixed = { time: "BACKUP_TIME", kept: "BACKUPS_KEPT" } as const;
  const isFixed = (name: "time" | "kept") => variables.includes(fixed[name]);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid max-w-3xl gap-5">
      {(["time", "kept"] as const).map((name) => (
        <Field
          key={name}
          label={text[name].label}
          hint={isFixed(name) ? adminText.fromVariable(fixed[name]) : text[name].hint}
          autoCapitalize="none"
          inputMode={name === "kept" ? "numeric" : undefined}
          disabled={isFixed(name)}
          {...field(name)}
        />
      ))}
      {isFixed("time") && isFixed("kept") ? null : <FormButtons submit={busy ? text.saving : text.save} busy={busy} />}
      {lastChange ? (
        <p className="text-ink-soft">
          <span>{adminText.lastChange(lastChange.username)}</span> <Timestamp iso={lastChange.at} />
        </p>
      ) : null}
    </form>
  );
}
