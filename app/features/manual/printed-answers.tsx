import { type ReactNode, useEffect, useRef } from "react";

/**
 * Questions whose answers are all printed, because details can't be opened on paper. A browser without `::details-content`
 * opens them while it prints (open-for-print.ts).
 */
export function PrintedAnswers({ children }: { children: ReactNode }) {
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = answers.current;
    if (element === null || CSS.supports("selector(::details-content)")) return undefined;
    let end: (() => void) | undefined;
    let left = false;
    import("./open-for-print.ts").then(
      ({ openForPrint }) => {
        if (!left) end = openForPrint(element);
      },
      () => undefined,
    );
    return () => {
      left = true;
      end?.();
    };
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
