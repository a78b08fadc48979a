import { z } from "zod";
import { Field, FormButtons, fieldProps, submitted, TextareaField, useForm } from "#app/features/admin/form.tsx";
import { useKeptText } from "#app/features/admin/kept-text.ts";
import { textsText } from "#content/admin-texts.ts";
import { questionRequest } from "#contract/admin-texts.ts";
import type { ListedQuestion } from "#contract/faq-list.ts";
import { textBounds } from "#contract/site-texts.ts";

const text = textsText.faq;
const fields = z.object({ question: z.string(), answer: z.string() });
const rules = questionRequest.pick({ question: true, answer: true });

type QuestionFormProps = {
  /** What is typed is kept in this browser under this name. */
  formKey: string;
  /** Null for a new one. */
  before: ListedQuestion | null;
  /** Says whether it worked. */
  save: (typed: z.infer<typeof fields>) => Promise<boolean>;
  /** Once it is saved, or not wanted. */
  onClose: () => void;
};

export function QuestionForm({ formKey, before, save, onClose }: QuestionFormProps) {
  const initial = { question: before?.question ?? "", answer: before?.answer ?? "" };
  const { value, change, forget } = useKeptText(formKey, initial, fields);
  const { form, problems, busy, check, send } = useForm();

  const onSubmit = submitted(() => {
    const { data, error } = rules.safeParse(value);
    const wrong = error ? z.flattenError(error).fieldErrors : {};
    const { question, answer } = text.errors;
    check({ question: wrong.question && question, answer: wrong.answer && answer });
    if (!data) return;
    void send(async () => {
      if (await save(data)) close();
    });
  });
  function close() {
    forget();
    onClose();
  }

  const field = fieldProps(value, problems, change);
  const builtIn = before?.source === "built-in" ? before : before?.builtIn;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field label={text.question} autoFocus maxLength={textBounds.question} {...field("question")} />
      <TextareaField
        label={text.answer}
        {...field("answer")}
        rows={6}
        maxLength={textBounds.answer}
        hint={`${text.answerHint}${builtIn ? ` ${text.builtInNote}` : ""}`}
      />
      {before?.builtIn ? (
        <details>
          <summary className="inline-flex min-h-11 items-center">{text.builtInText}</summary>
          <p className="font-medium">{before.builtIn.question}</p>
          <p className="mt-1 text-ink-soft">{before.builtIn.answer}</p>
        </details>
      ) : null}
      <FormButtons submit={text.save} busy={busy} cancel={text.cancel} onCancel={close} />
    </form>
  );
}
