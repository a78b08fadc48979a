import { Field, FormButtons, submitted, useForm } from "#app/features/admin/form.tsx";
import { GoneNote } from "#app/features/admin/gone-note.tsx";
import { keptFieldProps, NotSavedNote, unsettled, useKeptFields } from "#app/features/admin/kept-fields.tsx";
import { Textarea } from "#app/ui/fields.tsx";
import { adminText } from "#content/admin.ts";
import { templateMessages as messages, templatesText as text } from "#content/admin-templates.ts";
import {
  type ReplyTemplate,
  type TemplateText,
  templateBounds,
  templateText,
  unknownFieldsIn,
} from "#contract/reply-templates.ts";

type TemplateFormProps = {
  /** Null for a new one. */
  before: ReplyTemplate | null;
  /** Whether somebody else deleted it meanwhile: it is saved as a new one then. */
  gone: boolean;
  /** Of the list. */
  version: number;
  /** Says whether it worked. */
  save: (template: TemplateText) => Promise<boolean>;
  /** Once it is saved, or not wanted. */
  onClose: () => void;
};

/** The form of a reply template. What is typed stays in this browser until it is saved. */
export function TemplateForm({ before, gone, version, save, onClose }: TemplateFormProps) {
  const initial = { name: before?.name ?? "", text: before?.text ?? "" };
  const { form, problems, busy, check, send } = useForm();
  const kept = useKeptFields(`reply template ${before?.id ?? ""}`, initial, { version, isLocked: busy });
  const { value } = kept;

  function close() {
    kept.discard();
    onClose();
  }
  const onSubmit = submitted(async () => {
    const { data, error } = templateText.safeParse(value);
    const wrong = new Set(error?.issues.map(({ path }) => path[0]));
    const unknown = unknownFieldsIn(value.text);
    const unknownText = unknown.length > 0 ? messages.unknown(unknown) : undefined;
    const isFine = check({
      name: wrong.has("name") ? messages.badName : undefined,
      text: wrong.has("text") ? messages.badText : unknownText,
      ...unsettled(kept),
    });
    if (!isFine || !data) return;
    await send(async () => {
      if (await save(data)) close();
    });
  });

  const field = keptFieldProps(kept, problems);
  const label = gone ? adminText.gone.saveAsNew : text.save;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <GoneNote gone={gone} />
      <NotSavedNote kept={kept} />
      <Field label={text.name} hint={text.nameHint} maxLength={templateBounds.name} autoFocus {...field("name")} />
      <Textarea label={text.text} hint={text.textHint} rows={8} maxLength={templateBounds.text} {...field("text")} />
      <FormButtons submit={busy ? text.saving : label} busy={busy} cancel={text.cancel} onCancel={close} />
    </form>
  );
}
