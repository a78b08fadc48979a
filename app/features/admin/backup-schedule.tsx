import { adminText } from "#content/admin.ts";
import { backupsText } from "#content/admin-backups.ts";
import { type BackupsResponse, saveBackupSettingsRequest } from "#contract/admin-backups.ts";
import { Field, FormButtons, submitted, useForm } from "./form.tsx";
import { keptFieldProps, NotSavedNote, unsettled, useKeptFields } from "./kept-fields.tsx";
import { Timestamp } from "./timestamp.tsx";

const text = backupsText.settings;

const names = ["time", "kept"] as const;
type Name = (typeof names)[number];
/** The variable that decides a field where it is set. */
const fixed = { time: "BACKUP_TIME", kept: "BACKUPS_KEPT" } as const satisfies Record<Name, string>;

type BackupScheduleProps = {
  saved: BackupsResponse;
  /** Gives whether it worked. */
  save: (request: unknown) => Promise<boolean>;
};

/** When backups are made by themselves, and how many stay. What a variable of the server decides can't be changed. */
export function BackupSchedule({ saved: { settings, variables, version, lastChange }, save }: BackupScheduleProps) {
  const before = { time: settings.time, kept: String(settings.kept) };
  const isFixed = (name: Name): boolean => variables.includes(fixed[name]);
  const open = Object.fromEntries(names.filter((name) => !isFixed(name)).map((name) => [name, before[name]]));
  const kept = useKeptFields("backup-schedule", open, { version });
  const { form, problems, busy, check, send } = useForm();

  const onSubmit = submitted(async () => {
    const typed = { ...before, ...kept.value };
    const request = saveBackupSettingsRequest.safeParse({
      version,
      settings: { time: typed.time.trim(), kept: /^\d+$/.test(typed.kept.trim()) ? Number(typed.kept) : null },
    });
    const wrong = new Set(request.error?.issues.map(({ path }) => path.at(-1)));
    const problemOf = (name: Name) => (wrong.has(name) ? text[name].error : undefined);
    const found = { time: problemOf("time"), kept: problemOf("kept"), ...unsettled(kept) };
    if (!check(found) || !request.success) return;
    await send(async () => {
      if (await save(request.data)) kept.forget();
    });
  });

  const field = keptFieldProps(kept, problems);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid max-w-3xl gap-5">
      <NotSavedNote kept={kept} />
      {names.map((name) => (
        <Field
          key={name}
          label={text[name].label}
          hint={isFixed(name) ? adminText.fromVariable(fixed[name]) : text[name].hint}
          autoCapitalize="none"
          inputMode={name === "kept" ? "numeric" : undefined}
          disabled={isFixed(name)}
          {...(isFixed(name) ? { name, value: before[name], problem: problems[name] } : field(name))}
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
