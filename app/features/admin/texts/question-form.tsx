import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { z } from "zod";
import { FieldError } from "#app/features/admin/field-error.tsx";
import { useKeptText } from "#app/features/admin/use-kept-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { textsText } from "#content/admin-texts.ts";
import { questionRequest } from "#contract/admin-texts.ts";
import type { ListedQuestion } from "#contract/faq-list.ts";
import { textBounds } from "#contract/site-texts.ts";

const text = textsText.faq;
const fields = z.object({ question: z.string(), answer: z.string() });
const rules = questionRequest.pick({ question: true, answer: true });

/**
 * @param formKey what is typed is kept in this browser under this name
 * @param question null for a new one
 * @param onSave says whether it worked
 */
export function QuestionForm({
  formKey,
  question: one,
  onSave,
  onCancel,
}: {
  formKey: string;
  question: ListedQuestion | null;
  onSave: (words: z.infer<typeof fields>) => Promise<boolean>;
  onCancel: () => void;
}) {
  const form = useKeptText(formKey, { question: one?.question ?? "", answer: one?.answer ?? "" }, fields);
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([]);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => element.current?.querySelector("input")?.focus(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const { data, error } = rules.safeParse(form.value);
    const names = (error?.issues ?? []).map(({ path }) => path[0] ?? "");
    setWrong(names);
    if (!data) {
      element.current?.querySelector<HTMLElement>(`[name=${String(names[0])}]`)?.focus();
      return;
    }
    setBusy(true);
    if (await onSave(data)) form.forget();
    else setBusy(false);
  }

  const errorOf = (name: "question" | "answer") => (wrong.includes(name) ? text.errors[name] : undefined);
  const builtIn = one?.source === "built-in" ? one : one?.builtIn;
  return (
    <form ref={element} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <div>
        <TextField
          label={text.question}
          name="question"
          value={form.value.question}
          onChange={(event) => form.change({ ...form.value, question: event.currentTarget.value })}
          maxLength={textBounds.question}
          autoComplete="off"
          aria-invalid={wrong.includes("question") || undefined}
          aria-describedby={wrong.includes("question") ? `${id}question` : undefined}
        />
        <FieldError id={`${id}question`}>{errorOf("question")}</FieldError>
      </div>
      <div>
        <Textarea
          label={text.answer}
          name="answer"
          rows={6}
          value={form.value.answer}
          onChange={(event) => form.change({ ...form.value, answer: event.currentTarget.value })}
          maxLength={textBounds.answer}
          aria-invalid={wrong.includes("answer") || undefined}
          aria-describedby={`${id}hint ${wrong.includes("answer") ? `${id}answer` : ""}`.trim()}
        />
        <FieldError id={`${id}answer`}>{errorOf("answer")}</FieldError>
        <p id={`${id}hint`} className="mt-1.5 text-base text-ink-soft">
          {text.answerHint} {builtIn ? text.builtInNote : null}
        </p>
      </div>
      {one?.builtIn ? (
        <details>
          <summary className="inline-flex min-h-11 items-center">{text.builtInText}</summary>
          <p className="font-medium">{one.builtIn.question}</p>
          <p className="mt-1 text-ink-soft">{one.builtIn.answer}</p>
        </details>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {text.save}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            form.forget();
            onCancel();
          }}
        >
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
