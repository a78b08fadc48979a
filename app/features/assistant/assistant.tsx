import MessageCircleQuestion from "@lucide/icons/icons/message-circle-question-mark";
import X from "@lucide/icons/icons/x";
import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { assistantTexts as texts } from "#content/assistant/texts.ts";

const panelId = "assistant";

/**
 * The chat widget (docs/behavior/assistant.md#panel): a round button that opens a panel. Mounted once beside the pages,
 * so that the conversation survives navigation. The panel is a popover: the first click opens it even before any
 * script; the conversation's own code is fetched then. Where the button would cover words or controls of the page, it is
 * a tab in the margin (app/styles/assistant.css).
 * @param chat the conversation, a lazy component, because another room's search goes into it
 */
export function Assistant({ chat: Chat }: { chat: ComponentType<{ open: boolean }> }) {
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Stays mounted once opened, so that closing doesn't end the conversation.
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onToggle = () => {
      const isOpen = element.matches(":popover-open");
      // What else stands at the bottom of the screen gives way (app/styles/buy-bar.css).
      document.documentElement.toggleAttribute("data-chat-open", isOpen);
      setOpen(isOpen);
      if (isOpen) setOpened(true);
    };
    // It may have been opened before hydration.
    onToggle();
    element.addEventListener("toggle", onToggle);
    return () => element.removeEventListener("toggle", onToggle);
  }, []);
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    // Imported late: without it the button stays as small as the document has it.
    const stepping = import("./avoid-overlap.ts").then(
      ({ avoidOverlap }) => avoidOverlap(element),
      () => null,
    );
    return () => void stepping.then((stop) => stop?.());
  }, []);
  function close() {
    panel.current?.hidePopover();
    button.current?.focus();
  }
  return (
    <div data-screen-only>
      <button
        ref={button}
        type="button"
        popoverTarget={panelId}
        aria-label={texts.open}
        className="chat-button fixed z-40 grid place-items-center bg-accent text-on-accent shadow-[0_8px_30px_var(--shadow)] hover:bg-ink hover:text-paper"
      >
        {open ? <Icon icon={X} /> : <Icon icon={MessageCircleQuestion} />}
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="manual"
        role="dialog"
        aria-label={texts.title}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          close();
        }}
        className="inset-auto right-3 bottom-22 m-0 h-[min(36rem,calc(100dvh-7rem))] w-[min(24rem,calc(100vw-1.5rem))] flex-col overflow-clip rounded-3xl border border-border-strong bg-paper p-0 text-ink shadow-[0_18px_60px_var(--shadow)] open:flex sm:right-6 sm:bottom-24"
      >
        <div className="flex items-center justify-between gap-3 border-b border-border py-2 pr-2 pl-5">
          <h2 className="text-lg">{texts.title}</h2>
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label={texts.close}
            className="grid size-11 place-items-center rounded-full hover:bg-wash"
          >
            <Icon icon={X} className="size-5" />
          </button>
        </div>
        {opened ? (
          <Suspense fallback={<ChatFallback />}>
            <Chat open={open} />
          </Suspense>
        ) : (
          <ChatFallback />
        )}
      </div>
    </div>
  );
}

/** Fallback of the panel while its code loads, and without JavaScript: links to the sources of the answers. */
function ChatFallback() {
  return (
    <div className="flex-1 overflow-y-auto p-5">
      <p className="rounded-2xl rounded-bl-sm bg-wash px-4 py-3">{texts.welcome}</p>
      <Spinner label="Loading" className="mt-8 noscript:hidden" />
      <ul className="mt-4 hidden noscript:block">
        {texts.noMatchLinks.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className="link-line inline-flex min-h-11 items-center">
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
