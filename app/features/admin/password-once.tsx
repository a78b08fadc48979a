import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { staffText } from "#content/admin-staff.ts";

const text = staffText.once;

/** On the screen until somebody has it. */
export function PasswordOnce({
  username,
  password,
  onDone,
}: {
  username: string;
  password: string;
  onDone: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      // Not allowed, or no https: one press selects it, to be copied by hand.
    }
  }

  return (
    <section aria-labelledby="password-once" className="mt-6 rounded-2xl border border-accent bg-raised p-5">
      <h2 id="password-once" ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
        {text.heading(username)}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{text.text}</p>
      <p className="mt-4">
        <code className="figure-mono rounded-xl bg-wash px-4 py-2 text-lg wrap-anywhere select-all">{password}</code>
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{copied ? text.copied : text.copy}</Button>
        <Button variant="secondary" onClick={onDone}>
          {text.done}
        </Button>
      </div>
    </section>
  );
}
