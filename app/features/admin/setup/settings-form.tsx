import { Field, FormButtons, refusedFields, submitted, useForm } from "#app/features/admin/form.tsx";
import { keptFieldProps, NotSavedNote, unsettled, useKeptFields } from "#app/features/admin/kept-fields.tsx";
import { showFailure, useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { Select } from "#app/ui/fields.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { setupText as text } from "#content/admin-setup.ts";
import type { SetupResponse } from "#contract/admin-setup.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
import { successResponse } from "#contract/staff-response.ts";
import { settingsRequest } from "./settings-request.ts";
import { UndoSettings } from "./undo-settings.tsx";

/** Makes a call of the set-up and loads the screen's data again; gives whether it worked. */
export type Act = (path: string, payload: unknown) => Promise<boolean>;

/** A group of settings that has a form. */
export type FormGroup = Exclude<SettingGroup, "certificates" | "storeNumbers">;

/** A field of a form of settings, with its words; `error` is said of a value that doesn't fit. */
export type SettingField = {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** What a variable of the server says: it holds, and nothing can be entered here. */
  readonly fixed?: string | undefined;
  /** What there is to choose from, each value with its words; left out for a field that is typed in. */
  readonly options?: readonly (readonly [value: string, words: string])[];
};

type SettingsFormProps = {
  group: FormGroup;
  fields: readonly SettingField[];
  saved: SetupResponse[FormGroup];
  act: Act;
  /** Loads the screen again: what was typed is saved, or somebody else saved. */
  reload: () => void;
};

const fieldsOfWords: readonly string[] = ["city", "region", "from", "readBy"];

/** How a phone's keyboard begins words in a field: codes of countries in capitals, addresses and figures in small letters. */
function capitalsIn(group: FormGroup, name: string): "characters" | "words" | "none" {
  if (name === "country" || name === "countries") return "characters";
  return group === "seller" || group === "authors" || fieldsOfWords.includes(name) ? "words" : "none";
}

/** The form of a group of settings. What is typed stays in this browser until it is saved. */
export function SettingsForm({ group, fields, saved, act, reload }: SettingsFormProps) {
  const before: Readonly<Record<string, string>> = {
    ...Object.fromEntries(fields.map(({ name }) => [name, ""])),
    ...saved.value,
  };
  const open = fields.filter(({ fixed }) => fixed === undefined);
  const initial = Object.fromEntries(open.map(({ name }) => [name, before[name] ?? ""]));
  const kept = useKeptFields(`settings-${group}`, initial, { version: saved.version });
  const call = useAdminApi();
  const { form, problems, busy, check, send } = useForm();

  const onSubmit = submitted(async () => {
    const request = settingsRequest(
      { group, version: saved.version, value: { ...before, ...kept.value } },
      fields.filter(({ fixed }) => fixed !== undefined).map(({ name }) => name),
    );
    // Its issues name the fields at the end of their paths.
    const wrong = new Set(request.error?.issues.map(({ path }) => path.at(-1)));
    const found = fields.map(({ name, error }) => [name, wrong.has(name) ? (error ?? text.tooLong) : undefined]);
    if (!check({ ...Object.fromEntries(found), ...unsettled(kept) }) || !request.success) return;
    const done = await send(
      () => call.post("/api/admin/setup/save", request.data, successResponse),
      (_, failure) => {
        if (check(refusedFields(form.current, failure) ?? {})) showFailure(failure);
      },
    );
    if (done) {
      showToast({ title: done.message });
      kept.forget();
    }
    reload();
  });

  const wordsOf = (name: string, chosen: string) => {
    const options = fields.find((field) => field.name === name)?.options;
    return options?.find(([key]) => key === chosen)?.[1] ?? chosen;
  };
  const field = keptFieldProps(kept, problems, wordsOf);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6 grid max-w-3xl gap-5">
      <NotSavedNote kept={kept} />
      {fields.map(({ name, label, hint, options, fixed }) => {
        // What is wrong says what is wanted, as the hint does.
        const shared = {
          label,
          hint: problems[name] ? undefined : hint,
          ...(fixed === undefined ? field(name) : { name, value: fixed, problem: problems[name] }),
        };
        return options ? (
          <Select key={name} options={options} disabled={fixed !== undefined} {...shared} />
        ) : (
          <Field key={name} readOnly={fixed !== undefined} autoCapitalize={capitalsIn(group, name)} {...shared} />
        );
      })}
      {open.length > 0 ? <FormButtons submit={busy ? text.saving : text.save} busy={busy} /> : null}
      <UndoSettings group={group} saved={saved} act={act} onUndone={kept.discard} />
    </form>
  );
}
