import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { LineLink } from "#app/ui/line-link.tsx";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import type { Link as ChatLink, Reply } from "#content/assistant/links.ts";
import type { ChatProps } from "./assistant.tsx";
import { type Answer, type ChatMessage, messagesOf, replyDelayMs } from "./conversation.ts";

const minKeyboardPx = 120;
const chipLook =
  "min-h-11 rounded-3xl border border-border-strong px-4 py-1.5 text-left text-[0.95rem] hover:border-ink hover:bg-paper";

export type Ask = (question: string) => Promise<Reply>;

/** The conversation (docs/behavior/assistant.md#conversation). @param ask the newest answers the next question */
export function Chat({ questions, fill, send, ask }: ChatProps & { readonly ask: Ask }) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const log = useRef<HTMLDivElement>(null);
  const taken = useRef(0);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    for (const { text, at } of questions.slice(taken.current)) {
      const reply = askNow(text);
      const wait = Math.max(0, at + replyDelayMs - Date.now());
      setTimeout(async () => {
        const answer = await reply;
        setAnswers((before) => [...before, { ...answer, at: Date.now() }]);
      }, wait);
    }
    taken.current = questions.length;
    if (questions.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [questions]);
  useKeyboardRoom(log);
  // An answer is read from its beginning.
  useEffect(() => {
    const newest = log.current?.querySelectorAll("[data-answer]")[answers.length - 1];
    if (!log.current || !newest) return;
    const { top } = log.current.getBoundingClientRect();
    log.current.scrollBy({ top: newest.getBoundingClientRect().top - top - 16 });
  }, [answers]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={chatTexts.log}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      {messagesOf(questions, answers).map((message) => (
        <Message key={message.id} message={message} onChoice={send} />
      ))}
      {questions.length > answers.length ? <p className="px-4 text-ink-soft">{chatTexts.typing}</p> : null}
      {questions.length === 0 ? (
        <ul aria-label={chatTexts.chipsLabel} className="mt-auto flex flex-wrap gap-2">
          {chatTexts.chips.map((chip) => (
            <li key={chip}>
              <button type="button" className={chipLook} onClick={() => fill(chip)}>
                {chip}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Keeps the panel in what an on-screen keyboard leaves of the window (app/styles/assistant.css). */
function useKeyboardRoom(log: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const panel = log.current?.closest<HTMLElement>("[popover]");
    if (!view || !panel) return;
    const fit = () => {
      // Magnified, less is seen too, without a keyboard.
      panel.toggleAttribute("data-keyboard", innerHeight - view.height * view.scale > minKeyboardPx);
      panel.style.setProperty("--seen-top", `${view.offsetTop}px`);
      panel.style.setProperty("--seen-height", `${view.height}px`);
    };
    const listening = new AbortController();
    for (const event of ["resize", "scroll"]) view.addEventListener(event, fit, { signal: listening.signal });
    return () => listening.abort();
  }, [log]);
}

const withCalls = (text: string): readonly ReactNode[] =>
  text.split(/\b(911|1-\d{3}-\d{3}-\d{4})\b/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand there twice, and the words never change
      <a key={at} href={`tel:${part.replace(/^1-/, "+1").replaceAll("-", "")}`} className="link-line">
        {part}
      </a>
    ),
  );

function Message({ message, onChoice }: { message: ChatMessage; onChoice: (choice: string) => void }) {
  const { id, isBot, text, links, offers, choices } = message;
  const side = isBot ? "self-start rounded-bl-sm bg-wash" : "self-end rounded-br-sm bg-accent text-on-accent";
  return (
    <div data-answer={isBot && id > 0 ? "" : undefined} className={`max-w-[88%] rounded-2xl px-4 py-3 ${side}`}>
      <p className="whitespace-pre-line">
        <span className="sr-only">{`${isBot ? chatTexts.fromBot : chatTexts.fromVisitor} `}</span>
        <span>{isBot ? withCalls(text) : text}</span>
      </p>
      {choices?.map((choice) => (
        <button key={choice} type="button" onClick={() => onChoice(choice)} className={`mt-2 block ${chipLook}`}>
          {choice}
        </button>
      ))}
      {offers?.length ? (
        <>
          <p className="mt-3">{chatTexts.offers}</p>
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
      <LineLink to={link.href} className="font-medium">
        {link.text}
      </LineLink>
    </p>
  ));
}
