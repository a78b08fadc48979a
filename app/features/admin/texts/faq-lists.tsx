import { useState } from "react";
import { useSearchParams } from "react-router";
import { timestampText } from "#app/features/admin/format.ts";
import { MoveButtons } from "#app/features/admin/move-buttons.tsx";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { Select } from "#app/ui/select.tsx";
import { textsText } from "#content/admin-texts.ts";
import type { FaqList } from "#contract/admin-texts.ts";
import type { ListedQuestion } from "#contract/faq-list.ts";
import { QuestionForm } from "./question-form.tsx";

const text = textsText.faq;

type Act = (path: string, payload: object) => Promise<boolean>;

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
        onChange={(event) =>
          setParams({ list: event.currentTarget.value }, { replace: true, preventScrollReset: true })
        }
        className="max-w-3xl"
        options={lists.map(({ id }) => [id, text.lists[id]])}
      />
      <Questions key={list.id} list={list} act={act} />
    </div>
  );
}

function Questions({ list, act }: { list: FaqList; act: Act }) {
  const { id, version, questions, lastChange } = list;
  const [edited, setEdited] = useState<string | null>(null);
  const change: Act = (path, what) => act(path, { list: id, version, ...what });
  const form = (listed: ListedQuestion | null) => (
    <QuestionForm
      formKey={`questionForm ${id} ${listed?.key ?? ""}`}
      before={listed}
      save={(typed) => change("question", { key: listed?.key ?? null, ...typed })}
      onClose={() => setEdited(null)}
    />
  );

  return (
    <div className="max-w-3xl">
      {lastChange ? (
        <p className="mb-3 text-ink-soft">{textsText.lastChange(lastChange.username, timestampText(lastChange.at))}</p>
      ) : null}
      <ol aria-label={text.lists[id]}>
        {questions.map((listed) => (
          <li key={listed.key} className="border-t border-border py-4">
            {edited === listed.key ? (
              form(listed)
            ) : (
              <Question question={listed} {...{ questions, change }} onEdit={() => setEdited(listed.key)} />
            )}
          </li>
        ))}
        <li className="border-t border-border py-4">
          {edited === "" ? (
            form(null)
          ) : (
            <Button variant="secondary" onClick={() => setEdited("")}>
              {text.add}
            </Button>
          )}
        </li>
      </ol>
    </div>
  );
}

type QuestionProps = { question: ListedQuestion; questions: FaqList["questions"]; change: Act; onEdit: () => void };

function Question({ question: listed, questions, change, onEdit }: QuestionProps) {
  const arrange = (next: readonly ListedQuestion[]) =>
    void change("arrange", { questions: next.map(({ key, hidden }) => ({ key, hidden })) });
  const toggle = () => arrange(questions.with(questions.indexOf(listed), { ...listed, hidden: !listed.hidden }));
  const takeBack = () => void change("take-back", { key: listed.key });
  const about = <span className="sr-only">: {listed.question}</span>;
  const button = (label: string, onClick: () => void) => (
    <Button variant="quiet" onClick={onClick}>
      {label}
      {about}
    </Button>
  );
  return (
    <>
      <p className="kicker">
        {text.sources[listed.source]}
        {listed.hidden ? ` · ${text.hidden}` : ""}
      </p>
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
