import { z } from "zod";
import { Field, FormButtons, fieldProps, submitted, useApiForm } from "#app/features/admin/form.tsx";
import { useKeptText } from "#app/features/admin/kept-text.ts";
import { Textarea } from "#app/ui/fields.tsx";
import { templateMessages as messages, templatesText as text } from "#content/admin-templates.ts";
import { type ReplyTemplate, templateBounds, templateText, unknownFieldsIn } from "#contract/reply-templates.ts";
import { successResponse } from "#contract/staff-response.ts";

const typedSchema = z.object({ name: z.string(), text: z.string() });

type TemplateFormProps = {
  /** Null for a new one. */
  before: ReplyTemplate | null;
  version: number;
  /** Once it is saved, or not wanted. */
  onClose: (saved: boolean) => void;
};

/** The form of a reply template. What is typed stays in this browser until it is saved. */
export function TemplateForm({ before, version, onClose }: TemplateFormProps) {
  const initial = { name: before?.name ?? "", text: before?.text ?? "" };
  const { value, change, forget } = useKeptText(`reply template ${before?.id ?? ""}`, initial, typedSchema);
  const { form, problems, busy, check, submit } = useApiForm("text");

  function close(saved: boolean) {
    forget();
    onClose(saved);
  }
  const onSubmit = submitted(async () => {
    const { data, error } = templateText.safeParse(value);
    const wrong = new Set(error?.issues.map(({ path }) => path[0]));
    const unknown = unknownFieldsIn(value.text);
    const unknownText = unknown.length > 0 ? messages.unknown(unknown) : undefined;
    const isFine = check({
      name: wrong.has("name") ? messages.badName : undefined,
      text: wrong.has("text") ? messages.badText : unknownText,
    });
    if (!isFine || !data) return;
    await submit(
      (call) =>
        call.post("/api/admin/reply-templates/save", { version, id: before?.id ?? null, ...data }, successResponse),
      () => close(true),
    );
  });

  const field = fieldProps(value, problems, change);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field label={text.name} hint={text.nameHint} maxLength={templateBounds.name} autoFocus {...field("name")} />
      <Textarea label={text.text} hint={text.textHint} rows={8} maxLength={templateBounds.text} {...field("text")} />
      <FormButtons
        submit={busy ? text.saving : text.save}
        busy={busy}
        cancel={text.cancel}
        onCancel={() => close(false)}
      />
    </form>
  );
}
