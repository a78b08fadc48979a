import SendHorizontal from "@lucide/icons/icons/send-horizontal";
import { type FormEvent, useEffect, useReducer, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { chatTexts as texts } from "#content/assistant/chat-texts.ts";
import { knowledgeOf } from "#content/assistant/knowledge.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products as builtIn } from "#content/catalog/products.ts";
import type { Product } from "#contract/product.ts";
import { advance, type ChatLink, type ChatMessage, freshConversation, maySend, showsChips } from "./conversation.ts";
import { findAnswer, replyDelayMs } from "./matching.ts";

/** How long an answer waits for the live catalog at most. */
const catalogTimeoutMs = 3_000;

/** Searches the site in the browser: the pages that fit best, best first. */
export type FindPages = (query: string) => Promise<readonly ChatLink[]>;

/** Fetches the live catalog. */
export type FetchCatalog = (signal: AbortSignal) => Promise<readonly Product[]>;

/**
 * The conversation inside the panel (docs/behavior/assistant.md#conversation): local matching, and nothing that is
 * typed is ever sent, whatever the visitor agreed to. Answers are announced as they come.
 * @param open whether the panel shows; when it opens, the input takes focus
 * @param findPages asked where nothing in the knowledge base matches
 * @param fetchCatalog asked once, for prices and ship dates; the same function each time
 */
export function Chat({
  open,
  findPages,
  fetchCatalog,
}: {
  open: boolean;
  findPages: FindPages;
  fetchCatalog: FetchCatalog;
}) {
  const [chat, send] = useReducer(advance, freshConversation);
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const questions = useRef(0);
  const catalog = useRef<Promise<readonly Product[]>>(Promise.resolve(builtIn));
  useEffect(() => {
    const running = timers.current;
    // Answers name prices and ship dates; the built-in ones when the live catalog can't be had in time.
    catalog.current = fetchCatalog(AbortSignal.timeout(catalogTimeoutMs)).catch(() => builtIn);
    return () => {
      running.forEach(clearTimeout);
      running.clear();
    };
  }, [fetchCatalog]);
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something was added
  useEffect(() => {
    // The welcome is read from its beginning.
    if (!showsChips(chat)) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [chat.messages, chat.typing, open]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!maySend(chat)) return;
    const question = chat.input;
    const entry = findAnswer(question, knowledgeOf(offersOf(builtIn)));
    // The index loads while the assistant seems to type; without it the answer has no offers.
    const pages = entry ? null : findPages(question).catch(() => []);
    const asked = questions.current++;
    send({ type: "sent", at: Date.now() });
    const timer = setTimeout(async () => {
      const live = findAnswer(question, knowledgeOf(offersOf(await catalog.current)));
      // Left while the catalog was awaited.
      if (!timers.current.delete(timer)) return;
      send({
        type: "answered",
        asked,
        text: live?.answer ?? texts.noMatch,
        links: live ? [{ text: live.linkText, href: live.link }, ...(live.more ?? [])] : assistantTexts.noMatchLinks,
        at: Date.now(),
      });
      void pages?.then((offers) => offers.length > 0 && send({ type: "offered", asked, offers }));
    }, replyDelayMs);
    timers.current.add(timer);
  }
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label={texts.log}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
      >
        {chat.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {chat.typing > 0 ? <p className="px-4 text-ink-soft">{texts.typing}</p> : null}
        {showsChips(chat) ? (
          <ul aria-label={texts.chipsLabel} className="mt-auto flex flex-wrap gap-2">
            {texts.chips.map((chip) => (
              <li key={chip}>
                <button
                  type="button"
                  className="min-h-11 rounded-full border border-border-strong px-4 text-left text-[0.95rem] hover:border-ink hover:bg-wash"
                  onClick={() => {
                    send({ type: "typed", input: chip });
                    input.current?.focus();
                  }}
                >
                  {chip}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <form onSubmit={onSubmit} className="flex gap-2 border-t border-border p-3">
        <input
          ref={input}
          type="text"
          aria-label={texts.inputLabel}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
          value={chat.input}
          onChange={(event) => send({ type: "typed", input: event.target.value })}
          className="min-h-11 min-w-0 flex-1 rounded-full border border-border-strong bg-raised px-4 placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label={texts.send}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-ink hover:text-paper"
        >
          <Icon icon={SendHorizontal} className="size-5" />
        </button>
      </form>
    </>
  );
}

function Message({ message }: { message: ChatMessage }) {
  const side = message.isBot ? "self-start rounded-bl-sm bg-wash" : "self-end rounded-br-sm bg-accent text-on-accent";
  return (
    <div className={`max-w-[88%] rounded-2xl px-4 py-3 ${side}`}>
      <p className="whitespace-pre-line">
        <span className="sr-only">{message.isBot ? texts.fromBot : texts.fromVisitor} </span>
        {message.text}
      </p>
      {message.offers ? (
        <>
          <p className="mt-3">{texts.offers}</p>
          <Links links={message.offers} />
        </>
      ) : null}
      <Links links={message.links} />
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
