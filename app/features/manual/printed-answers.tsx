import { type ReactNode, useEffect, useRef } from "react";

/**
 * Questions whose answers are all printed, because details can't be opened on paper. A browser without `::details-content`
 * (Safari 18.4, Chrome 131, Firefox 143) opens them while it prints.
 */
export function PrintedAnswers({ children }: { children: ReactNode }) {
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return undefined;
    const left = new AbortController();
    const opened = new Map<Element, string | null>();
    function open() {
      for (const one of answers.current?.querySelectorAll("details:not([open])") ?? []) {
        // Of those with one name only one can be open.
        opened.set(one, one.getAttribute("name"));
        one.removeAttribute("name");
        one.setAttribute("open", "");
      }
    }
    function close() {
      for (const [one, name] of opened) {
        one.removeAttribute("open");
        if (name !== null) one.setAttribute("name", name);
      }
      opened.clear();
    }
    addEventListener("beforeprint", open, { signal: left.signal });
    addEventListener("afterprint", close, { signal: left.signal });
    return () => left.abort();
  }, []);
  return (
    <div
      ref={answers}
      className="max-w-3xl print:[&_details::details-content]:[content-visibility:visible] print:[&_summary_svg]:hidden"
    >
      {children}
    </div>
  );
}
