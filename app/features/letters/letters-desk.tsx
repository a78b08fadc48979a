import { useEffect, useState } from "react";
import type { DeskCall } from "#app/lib/desk-call.ts";
import { useDeskQuery } from "#app/lib/use-desk-query.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffLetters as text } from "#content/staff-letters.ts";
import { doneResponse } from "#contract/admin-inbox.ts";
import {
  type LetterDraft,
  type LetterPreviewResponse,
  type LettersResponse,
  letterPreviewResponse,
  lettersResponse,
  sendLetterResponse,
} from "#contract/admin-letters.ts";
import { LetterForm } from "./letter-form.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { isGoing, SentLetters } from "./sent-letters.tsx";

/** How often the list of sent letters is read again while one goes out. */
const refreshMs = 3_000;

/** A draft with its preview, under the number that keeps it from being sent twice. */
type Previewed = { readonly draft: LetterDraft; readonly shown: LetterPreviewResponse; readonly announcement: string };

function tellFailure(error: unknown): void {
  const description = error instanceof Error ? error.message : undefined;
  showToast({ title: text.failedTitle, description, variant: "destructive" });
}

/** The staff screen that writes to a list: how many wait, write, preview, confirm, what was sent (docs/newsletter.md). */
export function LettersDesk({ call }: { call: DeskCall }) {
  const { data: latest, error, reload } = useDeskQuery(call, "/api/admin/letters", lettersResponse);
  const [seen, setSeen] = useState<LettersResponse | null>(null);
  if (latest && latest !== seen) setSeen(latest);
  // One look at the list that fails takes away nothing that was typed.
  const data = latest ?? seen;
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [sending, setSending] = useState(false);
  const [round, setRound] = useState(0);

  async function preview(draft: LetterDraft) {
    try {
      const shown = await call.post("/api/admin/letters/preview", draft, letterPreviewResponse);
      setPreviewed({ draft, shown, announcement: crypto.randomUUID() });
    } catch (failure) {
      tellFailure(failure);
    }
  }

  const going = sending || (data?.mailServer === true && data.letters.some(isGoing));
  useEffect(() => {
    if (!going) return undefined;
    const timer = setInterval(reload, refreshMs);
    return () => clearInterval(timer);
  });

  async function test(draft: LetterDraft, email: string) {
    try {
      const payload = { email, letter: draft };
      const { message } = await call.post("/api/admin/letters/test", payload, doneResponse);
      showToast({ title: message });
    } catch (failure) {
      tellFailure(failure);
    }
  }

  async function stop(id: number) {
    try {
      const { message } = await call.post("/api/admin/letters/stop", { id }, doneResponse);
      showToast({ title: message });
    } catch (failure) {
      tellFailure(failure);
    }
    reload();
  }

  async function send({ draft, announcement }: Previewed) {
    setSending(true);
    try {
      const payload = { announcement, letter: draft };
      const { message } = await call.post("/api/admin/letters", payload, sendLetterResponse);
      showToast({ title: message });
      setPreviewed(null);
      setRound((now) => now + 1);
    } catch (failure) {
      tellFailure(failure);
    }
    setSending(false);
    reload();
  }

  if (error && !data) return <p className="py-8 text-danger">{error.message}</p>;
  if (!data) return <p className="min-h-96 py-8 text-ink-soft">{text.loading}</p>;
  return (
    <div className="grid gap-12 py-8">
      {error ? <p className="text-danger">{error.message}</p> : null}
      <Lists data={data} />
      <section aria-labelledby="write">
        <h2 id="write" className="mb-5 text-2xl">
          {text.write}
        </h2>
        <LetterForm key={round} products={data.products} hidden={previewed !== null} onPreview={preview} />
        {previewed ? (
          <LetterPreview
            shown={previewed.shown}
            mailServer={data.mailServer}
            sending={sending}
            onTest={(email) => test(previewed.draft, email)}
            onSend={() => void send(previewed)}
            onBack={() => setPreviewed(null)}
          />
        ) : null}
      </section>
      <SentLetters letters={data.letters} mailServer={data.mailServer} onStop={stop} />
    </div>
  );
}

function Lists({ data }: { data: LettersResponse }) {
  const all = [
    ...data.products.map(({ name, waiting, shipDate }) => ({ name, count: waiting, note: text.pageSays(shipDate) })),
    { name: text.newsletter, count: data.newsletter, note: "" },
  ];
  return (
    <section aria-labelledby="lists">
      <h2 id="lists" className="mb-4 text-2xl">
        {text.lists}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        {all.map(({ name, count, note }) => (
          <div key={name} className="rounded-2xl border border-rule p-5">
            <dt className="font-medium">{name}</dt>
            <dd className="figure-mono mt-1 text-2xl">{text.people(count)}</dd>
            {note ? <dd className="mt-1 text-ink-soft">{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
