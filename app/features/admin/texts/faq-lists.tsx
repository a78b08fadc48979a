import { useSearchParams } from "react-router";
import { z } from "zod";
import { Field, FormButtons, submitted, useForm } from "#app/features/admin/form.tsx";
import { GoneNote } from "#app/features/admin/gone-note.tsx";
import { MoveButtons } from "#app/features/admin/icon-buttons.tsx";
import { keptFieldProps, NotSavedNote, unsettled, useKeptFields } from "#app/features/admin/kept-fields.tsx";
import { useEdited } from "#app/features/admin/use-edited.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { Select, Textarea } from "#app/ui/fields.tsx";
import { adminText } from "#content/admin.ts";
import { textsText } from "#content/admin-texts.ts";
import { timeText } from "#content/format.ts";
import { type FaqList, questionRequest } from "#contract/admin-texts.ts";
import type { ListedQuestion } from "#contract/faq-list.ts";
import { textBounds } from "#contract/site-texts.ts";

const text = textsText.faq;

/** Makes one of the calls below /api/admin/texts; says whether it worked. */
export type Act = (path: string, payload: object) => Promise<boolean>;

/** One list of questions at a time, chosen by the address. */
export function FaqLists({ lists, act }: { lists: readonly FaqList[]; act: Act }) {
  const [, setParams] = useSearchParams();
  const requested = usePageQuery().get("list");
  const list = lists.find(({ id }) => id === requested) ?? lists[0];
  if (!list) return null;
  return (
    <div className="grid gap-6">
      <Select
        label={text.list}
        value={list.id}
        onChange={({ target }) => setParams({ list: target.value }, { replace: true, preventScrollReset: true })}
        className="max-w-3xl"
        options={lists.map(({ id, title }) => [id, title])}
      />
      <Questions key={list.id} list={list} act={act} />
    </div>
  );
}

/** Names a question of a list. Its key is another once a question that came with the shop is changed; this stays. */
const nameOf = ({ key, builtIn }: ListedQuestion): string => builtIn?.question ?? key;

function Questions({ list, act }: { list: FaqList; act: Act }) {
  const { id, title, version, questions, lastChange } = list;
  const edited = useEdited(questions, nameOf);
  const change: Act = (path, what) => act(path, { list: id, version, ...what });
  const form = (listed: ListedQuestion | null) => (
    <QuestionForm
      formKey={`questionForm ${id} ${listed ? nameOf(listed) : ""}`}
      before={listed}
      gone={edited.isGone(listed)}
      version={version}
      save={(typed) => change("question", { key: edited.isGone(listed) ? null : (listed?.key ?? null), ...typed })}
      onClose={() => edited.edit(null)}
    />
  );

  return (
    <div className="max-w-3xl">
      {lastChange ? (
        <p className="mb-3 text-ink-soft">
          {textsText.lastChange(lastChange.username, timeText(lastChange.at, "moment"))}
        </p>
      ) : null}
      <ol aria-label={title}>
        {edited.listed.map((listed) => (
          <li key={nameOf(listed)} className="border-t border-border py-4">
            {edited.key === nameOf(listed) ? (
              form(listed)
            ) : (
              <QuestionItem
                listed={listed}
                questions={questions}
                change={change}
                onEdit={() => edited.edit(nameOf(listed))}
              />
            )}
          </li>
        ))}
        <li className="border-t border-border py-4">
          {edited.key === "" ? (
            form(null)
          ) : (
            <Button variant="secondary" onClick={() => edited.edit("")}>
              {text.add}
            </Button>
          )}
        </li>
      </ol>
    </div>
  );
}

type QuestionItemProps = { listed: ListedQuestion; questions: FaqList["questions"]; change: Act; onEdit: () => void };

/** A question of the list with what can be done with it. */
function QuestionItem({ listed, questions, change, onEdit }: QuestionItemProps) {
  const arrange = (next: readonly ListedQuestion[]) =>
    void change("arrange", { questions: next.map(({ key, hidden }) => ({ key, hidden })) });
  const toggle = () => arrange(questions.with(questions.indexOf(listed), { ...listed, hidden: !listed.hidden }));
  const takeBack = () => void change("take-back", { key: listed.key });
  const about = <span className="sr-only">{`: ${listed.question}`}</span>;
  const button = (label: string, onClick: () => void) => (
    <Button variant="quiet" onClick={onClick}>
      <span>{label}</span>
      {about}
    </Button>
  );
  return (
    <>
      <p className="kicker">{`${text.sources[listed.source]}${listed.hidden ? ` · ${text.hidden}` : ""}`}</p>
      <h3
        className={`mt-1 text-lg leading-snug font-medium wrap-anywhere ${listed.hidden ? "text-ink-soft line-through" : ""}`}
      >
        {listed.question}
      </h3>
      <p className="mt-1 line-clamp-2 text-ink-soft wrap-anywhere">{listed.answer}</p>
      <div className="mt-2 -ml-4 flex flex-wrap items-center">
        {button(text.edit, onEdit)}
        {button(listed.hidden ? text.show : text.hide, toggle)}
        {listed.source === "changed" ? button(text.takeBack, takeBack) : null}
        {listed.source === "added" ? (
          <ConfirmButton variant="quiet" asks={{ ...text.removeDialog, text: listed.question, onConfirm: takeBack }}>
            {text.remove}
            {about}
          </ConfirmButton>
        ) : null}
        <MoveButtons entries={questions} entry={listed} name={listed.question} onMove={arrange} />
      </div>
    </>
  );
}

const rules = questionRequest.pick({ question: true, answer: true });

type QuestionFormProps = {
  /** What is typed is kept in this browser under this name. */
  formKey: string;
  /** Null for a new one. */
  before: ListedQuestion | null;
  /** Whether somebody else deleted it meanwhile: it is saved as a new one then. */
  gone: boolean;
  /** Of the list. */
  version: number;
  /** Says whether it worked. */
  save: (typed: z.infer<typeof rules>) => Promise<boolean>;
  /** Once it is saved, or not wanted. */
  onClose: () => void;
};

function QuestionForm({ formKey, before, gone, version, save, onClose }: QuestionFormProps) {
  const initial = { question: before?.question ?? "", answer: before?.answer ?? "" };
  const { form, problems, busy, check, send } = useForm();
  const kept = useKeptFields(formKey, initial, { version, isLocked: busy });

  const onSubmit = submitted(() => {
    const { data, error } = rules.safeParse(kept.value);
    const wrong = error ? z.flattenError(error).fieldErrors : {};
    const { question, answer } = text.errors;
    const found = { question: wrong.question && question, answer: wrong.answer && answer };
    if (!check({ ...found, ...unsettled(kept) }) || !data) return;
    void send(async () => {
      if (await save(data)) close();
    });
  });
  function close() {
    kept.discard();
    onClose();
  }

  const field = keptFieldProps(kept, problems);
  const builtIn = before?.source === "built-in" ? before : before?.builtIn;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <GoneNote gone={gone} />
      <NotSavedNote kept={kept} />
      <Field label={text.question} autoFocus maxLength={textBounds.question} {...field("question")} />
      <Textarea
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
      <FormButtons
        submit={gone ? adminText.gone.saveAsNew : text.save}
        busy={busy}
        cancel={text.cancel}
        onCancel={close}
      />
    </form>
  );
}
