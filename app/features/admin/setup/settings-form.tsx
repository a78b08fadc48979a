import { z } from "zod";
import { Field, FormButtons, fieldProps, submitted, useForm } from "#app/features/admin/form.tsx";
import { useKeptText } from "#app/features/admin/kept-text.ts";
import { Select } from "#app/ui/fields.tsx";
import { setupText as text } from "#content/admin-setup.ts";
import { type SetupResponse, saveSettingsRequest } from "#contract/admin-setup.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
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
  /** What there is to choose from, each value with its words; left out for a field that is typed in. */
  readonly options?: readonly (readonly [value: string, words: string])[];
};

type SettingsFormProps = {
  group: FormGroup;
  fields: readonly SettingField[];
  saved: SetupResponse[FormGroup];
  act: Act;
};

const typedSchema = z.record(z.string(), z.string());

const fieldsOfWords: readonly string[] = ["city", "region", "from", "readBy"];

/** How a phone's keyboard begins words in a field: codes of countries in capitals, addresses and figures in small letters. */
function capitalsIn(group: FormGroup, name: string): "characters" | "words" | "none" {
  if (name === "country" || name === "countries") return "characters";
  return group === "seller" || group === "authors" || fieldsOfWords.includes(name) ? "words" : "none";
}

/** The form of a group of settings. What is typed stays in this browser until it is saved. */
export function SettingsForm({ group, fields, saved, act }: SettingsFormProps) {
  const initial: Readonly<Record<string, string>> = {
    ...Object.fromEntries(fields.map(({ name }) => [name, ""])),
    ...saved.value,
  };
  const { value, change, forget } = useKeptText(`settings-${group}`, initial, typedSchema);
  const { form, problems, busy, check, send } = useForm();

  const onSubmit = submitted(async () => {
    const request = saveSettingsRequest.safeParse({ group, version: saved.version, value });
    // Its issues name the fields at the end of their paths.
    const wrong = new Set(request.error?.issues.map(({ path }) => path.at(-1)));
    const found = fields.map(({ name, error }) => [name, wrong.has(name) ? (error ?? text.tooLong) : undefined]);
    if (!check(Object.fromEntries(found)) || !request.success) return;
    await send(async () => {
      if (await act("save", request.data)) forget();
    });
  });

  const field = fieldProps(value, problems, change);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6 grid max-w-3xl gap-5">
      {fields.map(({ name, label, hint, options }) =>
        options ? (
          <Select key={name} label={label} hint={hint} options={options} {...field(name)} />
        ) : (
          <Field key={name} label={label} hint={hint} autoCapitalize={capitalsIn(group, name)} {...field(name)} />
        ),
      )}
      <FormButtons submit={busy ? text.saving : text.save} busy={busy} />
      <UndoSettings group={group} saved={saved} act={act} onUndone={forget} />
    </form>
  );
}
