import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { chatTexts as texts } from "#content/assistant/chat-texts.ts";
import type { ChatProps } from "./assistant.tsx";
import { type Answer, type ChatLink, type ChatMessage, messagesOf, type Reply, replyDelayMs } from "./conversation.ts";

/** Finds the reply to a question, in the browser. */
export type Ask = (question: string) => Promise<Reply>;

/**
 * The conversation inside the panel (docs/behavior/assistant.md#conversation). Answers are announced as they come.
 * @param ask the same function each time
 */
export function Chat({ questions, fill, ask }: ChatProps & { readonly ask: Ask }) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const log = useRef<HTMLDivElement>(null);
  const taken = useRef(0);
  useEffect(() => {
    for (const { text, at } of questions.slice(taken.current)) {
      const reply = ask(text);
      const wait = Math.max(0, at + replyDelayMs - Date.now());
      setTimeout(async () => {
        const answer = await reply;
        setAnswers((before) => [...before, { ...answer, at: Date.now() }]);
      }, wait);
    }
    taken.current = questions.length;
    if (questions.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [questions, ask]);
  // An answer is read from its beginning.
  useEffect(() => {
    const said = log.current?.querySelectorAll("[data-answer]")[answers.length - 1];
    if (!log.current || !said) return;
    const { top } = log.current.getBoundingClientRect();
    log.current.scrollBy({ top: said.getBoundingClientRect().top - top - 16 });
  }, [answers]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={texts.log}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      {messagesOf(questions, answers).map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {questions.length > answers.length ? <p className="px-4 text-ink-soft">{texts.typing}</p> : null}
      {questions.length === 0 ? (
        <ul aria-label={texts.chipsLabel} className="mt-auto flex flex-wrap gap-2">
          {texts.chips.map((chip) => (
            <li key={chip}>
              <button
                type="button"
                className="min-h-11 rounded-full border border-border-strong px-4 text-left text-[0.95rem] hover:border-ink hover:bg-wash"
                onClick={() => fill(chip)}
              >
                {chip}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Message({ message }: { message: ChatMessage }) {
  const { id, isBot, text, links, offers } = message;
  const side = isBot ? "self-start rounded-bl-sm bg-wash" : "self-end rounded-br-sm bg-accent text-on-accent";
  return (
    <div data-answer={isBot && id > 0 ? "" : undefined} className={`max-w-[88%] rounded-2xl px-4 py-3 ${side}`}>
      <p className="whitespace-pre-line">
        <span className="sr-only">{isBot ? texts.fromBot : texts.fromVisitor} </span>
        {text}
      </p>
      {offers?.length ? (
        <>
          <p className="mt-3">{texts.offers}</p>
          <Links links={offers} />
        </>
      ) : null}
      <Links links={links} />
    </div>
  );
}

function Links({ links }: { links: readonly ChatLink[] }) {
  return links.map((link) => (
    <p key={link.href} className="mt-2">
      <Link to={link.href} className="link-line inline-flex min-h-11 items-center font-medium">
        {link.text}
      </Link>
    </p>
  ));
}
