import { z } from "zod";
import { Field, FormButtons, fieldProps, submitted, useForm } from "#app/features/admin/form.tsx";
import { useKeptText } from "#app/features/admin/kept-text.ts";
import { setupText as text } from "#content/admin-setup.ts";
import { type SetupResponse, saveSettingsRequest } from "#contract/admin-setup.ts";
import { settingVariables, type TypedGroup, typedGroups } from "#contract/shop-settings.ts";
import { UndoSettings } from "./undo-settings.tsx";

/** Makes a call of the set-up and loads the screen's data again; gives whether it worked. */
export type Act = (path: string, payload: unknown) => Promise<boolean>;

type SettingsFormProps = {
  group: TypedGroup;
  saved: SetupResponse[TypedGroup];
  /** The environment variables that are set. */
  variables: readonly string[];
  act: Act;
};

const typedSchema = z.record(z.string(), z.string());

/** The form of a group of settings. What is typed stays in this browser until it is saved. */
export function SettingsForm({ group, saved, variables, act }: SettingsFormProps) {
  const names = Object.keys(typedGroups[group].shape);
  const variableOf: Readonly<Record<string, string>> = settingVariables[group];
  const words: Readonly<Record<string, { label: string; hint?: string; error?: string }>> = text.fields[group];
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  const { value, change, forget } = useKeptText(`settings-${group}`, { ...empty, ...saved.value }, typedSchema);
  const { form, problems, busy, check, send } = useForm();

  const onSubmit = submitted(async () => {
    const request = saveSettingsRequest.safeParse({ group, version: saved.version, value });
    // Its issues name the fields at the end of their paths.
    const wrong = new Set(request.error?.issues.map(({ path }) => path.at(-1)));
    const found = names.map((name) => [name, wrong.has(name) ? (words[name]?.error ?? text.tooLong) : undefined]);
    if (!check(Object.fromEntries(found)) || !request.success) return;
    await send(async () => {
      if (await act("save", request.data)) forget();
    });
  });

  const field = fieldProps(value, problems, change);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6 grid max-w-3xl gap-5">
      {names.map((name) => {
        const variable = variableOf[name] ?? "";
        const isSet = variables.includes(variable);
        return (
          <Field
            key={name}
            label={words[name]?.label ?? name}
            hint={isSet ? text.fromVariable(variable) : words[name]?.hint}
            {...field(name)}
          />
        );
      })}
      <FormButtons submit={busy ? text.saving : text.save} busy={busy} />
      <UndoSettings group={group} saved={saved} act={act} onUndone={forget} />
    </form>
  );
}
