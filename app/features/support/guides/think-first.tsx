import { thinkFirst } from "#content/support/disable.ts";

/** docs/behavior/disable-pages.md#pages */
export function ThinkFirst({ className = "" }: { className?: string }) {
  return (
    <p
      className={`max-w-4xl border-l-4 border-accent pl-4 text-lg leading-snug font-semibold lg:text-xl lg:leading-snug print:text-base ${className}`}
    >
      {thinkFirst}
    </p>
  );
}
