import MessageCircleQuestion from "@lucide/icons/icons/message-circle-question-mark";
import SendHorizontal from "@lucide/icons/icons/send-horizontal";
import X from "@lucide/icons/icons/x";
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { assistantTexts } from "#content/assistant/texts.ts";

const panelId = "assistant";
/** A browser without popovers throws for the one, and has the other from app/ui/stand-ins-script.ts. */
const openSelector = !import.meta.env.SSR && "showPopover" in HTMLElement.prototype ? ":popover-open" : "[open]";

/** What a visitor asked, and when: in milliseconds since 1970. */
export type AskedQuestion = { readonly text: string; readonly at: number };

export type ChatProps = {
  readonly questions: readonly AskedQuestion[];
  readonly fill: (text: string) => void;
  readonly send: (text: string) => void;
};

/**
 * The chat widget (docs/behavior/assistant.md#panel). The panel is in the document: the first click opens it before any
 * script, and what was sent is kept until the conversation's code answers it.
 * @param loadChat imports the conversation: given, because another feature's search goes into it
 */
export function Assistant({ loadChat }: { loadChat: () => Promise<{ default: ComponentType<ChatProps> }> }) {
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  // Stays mounted once opened, so that closing doesn't end the conversation.
  const [opened, setOpened] = useState(false);
  const [questions, setQuestions] = useState<readonly AskedQuestion[]>([]);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onToggle = () => {
      const isOpen = element.matches(openSelector);
      // What else stands at the bottom of the screen gives way (app/styles/buy-bar.css).
      document.documentElement.toggleAttribute("data-chat-open", isOpen);
      setOpen(isOpen);
      if (!isOpen) {
        // Closed by its own button, which went with it.
        if (element.contains(document.activeElement)) button.current?.focus();
        return;
      }
      setOpened(true);
      input.current?.focus();
    };
    // It may have been opened before hydration, and its form sent.
    onToggle();
    if (input.current?.form?.dataset.sent === "") input.current.form.requestSubmit();
    element.addEventListener("toggle", onToggle);
    return () => element.removeEventListener("toggle", onToggle);
  }, []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    // Not needed for the first paint. Without it the button stays at the bottom.
    import("./step-aside.ts").then(
      ({ stepAside }) => {
        if (button.current && !isUnmounted) stop = stepAside(button.current);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, []);
  function close() {
    panel.current?.hidePopover();
    button.current?.focus();
  }
  function fill(text: string) {
    if (!input.current) return;
    input.current.value = text;
    input.current.focus();
  }
  function send(typed: string) {
    const text = typed.trim();
    if (text === "") return;
    setQuestions((before) => [...before, { text, at: Date.now() }]);
    fill("");
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send(input.current?.value ?? "");
  }
  return (
    <div data-screen-only>
      <button
        ref={button}
        type="button"
        popoverTarget={panelId}
        aria-label={assistantTexts.open}
        className="chat-button fixed z-40 grid place-items-center bg-accent text-on-accent shadow-[0_8px_30px_var(--shadow)] hover:bg-ink hover:text-paper"
      >
        {open ? <Icon icon={X} /> : <Icon icon={MessageCircleQuestion} />}
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="manual"
        role="dialog"
        aria-label={assistantTexts.title}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          close();
        }}
        className="inset-auto right-3 bottom-22 m-0 h-[min(36rem,calc(100dvh-7rem))] w-[min(24rem,calc(100vw-1.5rem))] flex-col overflow-clip rounded-3xl border border-border-strong bg-paper p-0 text-ink shadow-[0_18px_60px_var(--shadow)] sm:right-6 sm:bottom-24"
      >
        <div className="flex items-center justify-between gap-3 border-b border-border py-2 pr-2 pl-5">
          <h2 className="text-lg">{assistantTexts.title}</h2>
          <CloseButton label={assistantTexts.close} popoverTarget={panelId} popoverTargetAction="hide" />
        </div>
        {opened ? (
          <LazyPart
            load={loadChat}
            props={{ questions, fill, send }}
            loading={<ChatFallback questions={questions} />}
          />
        ) : (
          <ChatFallback questions={questions} />
        )}
        {/* Sent before hydration, a dialog's form outside a dialog does nothing but leave its mark (app/ui/loading-script.ts). */}
        <form method="dialog" onSubmit={onSubmit} className="flex gap-2 border-t border-border p-3 noscript:hidden">
          <input
            ref={input}
            type="text"
            // Takes focus when the popover shows, before hydration too.
            autoFocus
            aria-label={assistantTexts.inputLabel}
            placeholder={assistantTexts.placeholder}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={500}
            className="min-h-11 min-w-0 flex-1 rounded-full border border-border-strong bg-raised px-4 placeholder:text-ink-soft"
          />
          <button
            type="submit"
            aria-label={assistantTexts.send}
            className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-ink hover:text-paper"
          >
            <Icon icon={SendHorizontal} className="size-5" />
          </button>
        </form>
      </div>
    </div>
  );
}

/** While its code loads, and without JavaScript: links to the sources of the answers. */
function ChatFallback({ questions }: Pick<ChatProps, "questions">) {
  return (
    <div className="flex flex-1 flex-col gap-3 overflow-y-auto p-4">
      <p className="max-w-[88%] self-start rounded-2xl rounded-bl-sm bg-wash px-4 py-3">{assistantTexts.welcome}</p>
      {questions.map(({ text, at }) => (
        <p key={at} className="max-w-[88%] self-end rounded-2xl rounded-br-sm bg-accent px-4 py-3 text-on-accent">
          {text}
        </p>
      ))}
      <Spinner label="Loading" className="mt-8 noscript:hidden" />
      {/* The browser's script needn't hold what only shows without script. */}
      <noscript>
        {import.meta.env.SSR
          ? [chatTexts.withoutScript, ...chatTexts.noMatchLinks].map(({ text, href }) => (
              <p key={href}>
                <LineLink to={href}>{text}</LineLink>
              </p>
            ))
          : null}
      </noscript>
    </div>
  );
}
